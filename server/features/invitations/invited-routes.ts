import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ERROR_STATUS } from '#contract/errors.ts';
import { signUpForm } from '#contract/session.ts';
import { AppError } from '#server/app-error.ts';
import type { App } from '#server/http/app-type.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import type { RouteExceptions } from '#server/http/origin-check.ts';
import { anyContext, requestOrigin } from '#server/http/session.ts';
import {
  clearInvitationCookie,
  readInvitationCookie,
  setInvitationCookie,
} from '../session/invited/invitation-cookie.ts';
import { countAttempt } from '../session/log-sign-in.ts';
import { toBrowser, readForm, redirectSignedIn } from '../session/login-routes.ts';
import { signUp } from '../session/sign-up.ts';
import { readInvitationState } from '../session/invited/consume-invitation.ts';
import { invitationLimits } from './invitation-limits.ts';
import { type InvitedPage, renderInvitedPage } from './invited-page.ts';

const FORM: RouteExceptions = { body: 'form' };
const STATUSES = { open: 200, used: 410, ended: 410, expired: 410, unknown: 404, provider: 403 } as const;

const openForm = z.object({
  invitation: z.string().check(z.maxLength(2_000, 'This isn’t an invitation link.')),
});
const formValues = z.record(z.string(), z.string());

/**
 * The page that an invitation leads to. Works without JavaScript. The token is submitted in a form and stored in a
 * cookie, so that no URL contains it.
 */
export function invitedRoutes(app: App, stylesheet: string): void {
  const { http, base } = app;
  const { config } = base;

  const show = (reply: FastifyReply, page: InvitedPage, status: number): FastifyReply =>
    reply
      .status(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(renderInvitedPage(page, config, stylesheet));

  async function showState(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string | undefined,
    refused: { error: AppError; values: Record<string, string> } | null = null,
  ): Promise<FastifyReply> {
    if (request.actor.kind === 'user') return show(reply, { kind: 'signedIn' }, 200);
    if (config.signups === 'provider') return show(reply, { kind: 'provider' }, STATUSES.provider);
    const state = (await readInvitationState(base, token)) ?? 'unknown';
    if (state !== 'open') {
      clearInvitationCookie(reply, config);
      return show(reply, { kind: state }, refused ? 403 : STATUSES[state]);
    }
    if (refused?.error.retryAfterMs)
      reply.header('retry-after', Math.ceil(refused.error.retryAfterMs / 1000));
    const status = refused ? ERROR_STATUS[refused.error.code] : STATUSES.open;
    return show(reply, { kind: 'open', ...refused }, status);
  }

  http.get('/api/invitation', (request, reply) => {
    const token = readInvitationCookie(request, config);
    if (token === undefined && request.actor.kind === 'visitor') return show(reply, { kind: 'asks' }, 200);
    return showState(request, reply, token);
  });

  http.post('/api/invitation', { config: FORM }, async (request, reply) => {
    try {
      const ctx = anyContext(app, request);
      await countAttempt(ctx, invitationLimits(clientNetwork(request.ip)), {
        userId: null,
        from: requestOrigin(request),
      });
      const token = tokenIn(readForm(openForm, request).invitation);
      if ((await readInvitationState(base, token)) !== 'open' || config.signups === 'provider')
        return await showState(request, reply, token);
      setInvitationCookie(reply, config, token);
      return reply.header('cache-control', 'no-store').redirect('/api/invitation', 303);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.retryAfterMs) reply.header('retry-after', Math.ceil(error.retryAfterMs / 1000));
      return show(reply, { kind: 'asks', error }, ERROR_STATUS[error.code]);
    }
  });

  // After a rejected form, the address bar shows this URL.
  http.get('/api/invitation/signup', (_request, reply) => reply.redirect('/api/invitation', 303));
  http.post('/api/invitation/signup', { config: FORM }, async (request, reply) => {
    const browser = toBrowser(app, request);
    if (request.actor.kind !== 'visitor') return await showState(request, reply, browser.invitation);
    try {
      const form = readForm(signUpForm, request);
      const client = clientNetwork(request.ip);
      const signedIn = await signUp(anyContext(app, request), { ...form, client, browser });
      clearInvitationCookie(reply, config);
      return redirectSignedIn(app, reply, signedIn);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const values = formValues.safeParse(request.body).data ?? {};
      return await showState(request, reply, browser.invitation, { error, values });
    }
  });
}

/** Users paste the whole link. */
const tokenIn = (text: string): string => text.trim().split('#').at(-1) ?? '';
