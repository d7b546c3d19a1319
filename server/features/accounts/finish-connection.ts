import type { ConnectionResult } from '#contract/accounts.ts';
import { sealGrant } from '#server/adapters/platform/account-tokens.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';
import type { Outcome } from '#server/adapters/platform/outcome.ts';
import type { Grant, Member } from '#server/adapters/platform/things.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import { hashToken } from '#server/adapters/crypto/random.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import type { PersonContext } from '#server/context.ts';
import { toAccountFacts, findAccounts, hasUsername } from './account-rows.ts';
import { connectionCallback } from './begin-connection.ts';

/** The callback's parameters; missing ones are empty strings. */
type Callback = { state: string; code: string; error: string };
export type Connection = { end: ConnectionResult; username?: string };

/**
 * Handles the return from the consent page. Connecting an account again renews it; an assisted account of that name is
 * upgraded.
 */
export async function finishConnection(
  ctx: PersonContext,
  platform: Platform,
  callback: Callback,
): Promise<Connection> {
  if (!(await spendState(ctx, callback.state))) return { end: 'expired' };
  if (callback.error === 'access_denied') return { end: 'denied' };
  if (!callback.code) return { end: 'failed' };
  const { workspaceId } = ctx.actor;
  const redirectUri = connectionCallback(ctx.config.publicUrl);
  const grant = await platform.exchange(callback.code, redirectUri, workspaceId);
  if (grant.kind !== 'ok') return refused(ctx, 'exchange', grant);
  const member = await platform.whoIs(grant.value.accessToken, workspaceId);
  if (member.kind !== 'ok') return refused(ctx, 'whoIs', member);
  const kept = await ctx.db
    .transaction()
    .execute((tx) => keepAccount(ctx, tx, platform, grant.value, member.value));
  return kept ? { end: 'connected', username: member.value.name } : { end: 'failed' };
}

async function spendState({ db, clock, actor }: PersonContext, state: string): Promise<boolean> {
  const begun = await db
    .deleteFrom('account_connections')
    .where('state_hash', '=', hashToken(state))
    .where('session_id', '=', actor.sessionId)
    .where('expires_at', '>', clock.now())
    .returning('state_hash')
    .executeTakeFirst();
  return begun !== undefined;
}

function refused(
  { log }: PersonContext,
  step: string,
  outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>,
): Connection {
  log.warn({ step, outcome }, 'could not connect an account');
  const quiet = outcome.kind === 'notSent' || outcome.kind === 'unknown' || outcome.kind === 'rateLimited';
  return { end: quiet ? 'unavailable' : 'failed' };
}

async function keepAccount(
  ctx: PersonContext,
  tx: Tx,
  { mode }: Platform,
  grant: Grant,
  member: Member,
): Promise<boolean> {
  const { clock, cipher, actor } = ctx;
  const { workspaceId } = actor;
  const now = clock.now();
  const namesakes = (await findAccounts(tx, workspaceId)).filter(hasUsername(member.name));
  const known =
    namesakes.find((row) => row.mode === mode) ?? namesakes.find((row) => row.mode === 'assisted');
  if (!grant.refreshToken && !known?.refresh_token) return false;
  const id = known?.id ?? newId('acc', ctx);
  const account = {
    username: member.name,
    mode,
    is_active: 1 as const,
    ...toAccountFacts(member, now),
    ...sealGrant(cipher, id, grant, now),
  };
  if (known) await tx.updateTable('reddit_accounts').set(account).where('id', '=', id).execute();
  else {
    const begin = { refreshing_until: 0, writes_wait_until: 0, created_at: now };
    await tx
      .insertInto('reddit_accounts')
      .values({ id, workspace_id: workspaceId, ...begin, ...account })
      .execute();
  }
  await audit(ctx, tx, { verb: 'account.connected', workspaceId, subject: id, detail: { mode } });
  await ctx.events.publish(tx, { workspaceId, topic: 'accounts' });
  if (known && known.mode !== mode) await ctx.reactions.accountModeChanged(ctx, tx);
  return true;
}
