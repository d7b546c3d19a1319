import { ALERT_LIMITS } from '#contract/alerts/alert-fields.ts';
import {
  type AddedChannel,
  type addChannel as endpoint,
  type ChannelKind,
} from '#contract/alerts/channels.ts';
import type { Input } from '#contract/endpoint.ts';
import { describeTarget, findChannelFaults, pickSettings } from '#core/alerts/describe-channel.ts';
import { newWebhookSecret } from '#server/adapters/alerts/sign-webhook.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import { hashToken, newToken } from '#server/adapters/crypto/random.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import type { UserContext } from '#server/context.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { lockWorkspaces } from '#server/lock-workspaces.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { channelCell, emailUrl, findChannels, presentChannel } from './channel-rows.ts';

const ADDED_AN_HOUR = 60;
/** Channels whose URL contains a token. */
const WITH_TOKEN: ReadonlySet<ChannelKind> = new Set(['rss', 'email']);

export async function addChannel(ctx: UserContext, form: Input<typeof endpoint>): Promise<AddedChannel> {
  const { clock, cipher, random, config, actor } = ctx;
  const { workspaceId } = actor;
  const faults = findChannelFaults(form);
  if (Object.keys(faults).length > 0) throw invalidInput(faults);
  await consumeRateLimits(ctx, [
    { key: `alert-channels:${workspaceId}`, count: ADDED_AN_HOUR, windowMs: 3_600_000 },
  ]);
  await refuseAddress(ctx, form);
  await checkRoom(ctx.db, workspaceId);
  const id = newId('chn', ctx);
  const secret = form.kind === 'webhook' ? newWebhookSecret(random) : undefined;
  const token = WITH_TOKEN.has(form.kind) ? newToken(random) : undefined;
  const isMail = form.kind === 'email';
  if (isMail && token) {
    const { address = '' } = form;
    await askToConfirm(ctx, { channelId: id, address, url: emailUrl(config, token) });
  }
  const settings = { ...pickSettings(form), ...(isMail && { token }) };
  const row = {
    id,
    workspace_id: workspaceId,
    kind: form.kind,
    name: form.name,
    target: describeTarget(form),
    state: isMail ? ('unverified' as const) : ('active' as const),
    sealed_settings: cipher.seal(JSON.stringify(settings), channelCell(id, 'sealed_settings')),
    signing_secret: secret ? cipher.seal(secret, channelCell(id, 'signing_secret')) : null,
    old_signing_secret: null,
    old_secret_until: null,
    token_hash: token ? hashToken(token) : null,
    failing_since: null,
    failed_at: null,
    failed_status: null,
    failure: null,
    created_at: clock.now(),
  };
  await ctx.db.transaction().execute(async (tx) => {
    await lockWorkspaces(ctx, tx, [workspaceId]);
    await checkRoom(tx, workspaceId);
    await tx.insertInto('alert_channels').values(row).execute();
    await audit(ctx, tx, {
      verb: 'alert_channel.added',
      workspaceId,
      subject: id,
      detail: { kind: form.kind },
    });
    await ctx.events.publish(tx, { workspaceId, topic: 'alerts' });
  });
  return {
    ...presentChannel(row),
    ...(secret && { secret }),
    ...(token && !isMail && { feedUrl: `${config.publicUrl}/api/alerts/feed/${token}` }),
  };
}

async function checkRoom(db: Db, workspaceId: string): Promise<void> {
  if ((await findChannels(db, workspaceId)).length < ALERT_LIMITS.channels) return;
  throw new AppError('CONFLICT', `There is room for ${ALERT_LIMITS.channels} channels. Delete one first.`);
}

async function refuseAddress({ alerts }: UserContext, form: Input<typeof endpoint>): Promise<void> {
  const [field, url] =
    form.kind === 'push' ? ['subscription', form.subscription?.endpoint] : ['url', form.url];
  const refusal = url === undefined ? null : await alerts.refuseAddress(url);
  if (refusal) throw invalidInput({ [field]: refusal });
}
