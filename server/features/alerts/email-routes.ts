import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { hashToken } from '#server/adapters/crypto/random.ts';
import { AppError } from '#server/app-error.ts';
import type { App } from '#server/http/app-type.ts';
import { html, type Markup } from '#server/http/html.ts';
import type { RouteExceptions } from '#server/http/origin-check.ts';
import { renderSmallPage } from '../session/small-page.ts';
import type { ChannelRow } from './channel-rows.ts';

/** Mail programs post without a page of ours; the token in the URL authorizes them. */
const FROM_ANYWHERE: RouteExceptions = { public: true };
/** Our page names the action. Mail programs send another body of any type, which unsubscribes (RFC 8058). */
const body = z.object({ action: z._default(z.enum(['confirm', 'stop']), 'stop') });

/** The page behind the links in emails: confirms an address, or stops its alerts. */
export function emailRoutes({ http, base }: App, stylesheet: string): void {
  const path = '/api/alerts/email/:token';
  type Request = { Params: { token: string } };

  const find = (token: string): Promise<ChannelRow | undefined> =>
    base.db
      .selectFrom('alert_channels')
      .selectAll()
      .where('token_hash', '=', hashToken(token))
      .where('kind', '=', 'email')
      .executeTakeFirst();
  const show = (reply: FastifyReply, title: string, content: Markup) =>
    reply
      .type('text/html; charset=utf-8')
      .send(renderSmallPage({ title: `${title} · Threadwell`, description: title, stylesheet }, content));

  const showText = (reply: FastifyReply, title: string, text: string) =>
    show(
      reply,
      title,
      html`<section class="sign-in-form">
        <h1>${title}</h1>
        <p>${text}</p>
      </section>`,
    );
  const showGone = (reply: FastifyReply) =>
    showText(reply.code(404), 'This link is no longer valid', 'Add the address again under Alerts.');

  async function setState({ id, workspace_id: workspaceId }: ChannelRow, state: ChannelRow['state']) {
    await base.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('alert_channels')
        .set({ state, failing_since: null })
        .where('id', '=', id)
        .execute();
      await base.events.publish(tx, { workspaceId, topic: 'alerts' });
    });
  }

  http.get<Request>(path, async (request, reply) => {
    const row = await find(request.params.token);
    if (!row) return showGone(reply);
    const isConfirmed = row.state !== 'unverified';
    const title = isConfirmed ? 'Stop these emails?' : 'Confirm your address';
    const action = isConfirmed ? 'stop' : 'confirm';
    return show(
      reply,
      title,
      html`<form method="post" class="sign-in-form">
        <h1>${title}</h1>
        <p>${isConfirmed ? 'You get alerts at' : 'Threadwell will send alerts to'} ${row.target}.</p>
        <input type="hidden" name="action" value="${action}" />
        <button type="submit" class="sign-in-button">${isConfirmed ? 'Stop' : 'Confirm'}</button>
      </form>`,
    );
  });

  http.post<Request>(path, { config: FROM_ANYWHERE }, async (request, reply) => {
    const row = await find(request.params.token);
    if (!row) return showGone(reply);
    const form = body.safeParse(request.body ?? {});
    if (!form.success) throw new AppError('BAD_REQUEST', 'Nothing was asked for.');
    const stops = form.data.action === 'stop';
    if (stops || row.state === 'unverified') await setState(row, stops ? 'unverified' : 'active');
    const title = stops ? 'No more emails' : 'Address confirmed';
    const text = stops ? 'Open the link again to turn them back on.' : 'Alerts will arrive there.';
    return showText(reply, title, text);
  });
}
