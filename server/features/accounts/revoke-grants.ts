import { tokenCell } from '#server/adapters/platform/account-tokens.ts';
import { withTimeout } from '#server/adapters/with-timeout.ts';
import { authorize, type Owned } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import type { AccountRow } from './account-rows.ts';

/** Whoever waits for this waits for a platform that may not answer. */
const REVOKE_TIMEOUT_MS = 3_500;

/** Revokes a grant at the platform. A failing network stops nothing. */
export async function revokeGrant(ctx: UserContext, account: Owned<AccountRow>): Promise<void> {
  const { cipher, clock, platform, log } = ctx;
  if (!account.refresh_token || platform?.mode !== account.mode) return;
  try {
    const token = cipher.open(account.refresh_token, tokenCell(account.id, 'refresh_token'));
    const outcome = await withTimeout(
      clock,
      REVOKE_TIMEOUT_MS,
      platform.revoke(token, ctx.actor.workspaceId),
    );
    if (outcome?.kind !== 'ok') log.warn({ accountId: account.id, outcome }, 'a grant could not be revoked');
  } catch (error) {
    log.warn({ accountId: account.id, err: error }, 'a grant could not be revoked');
  }
}

/**
 * Revokes all grants of a workspace at once, before their tokens are deleted. A job for those that fail would keep the
 * tokens of somebody who asked for everything to be deleted.
 */
export async function revokeAllGrants(ctx: UserContext): Promise<void> {
  const accounts = await ctx.db
    .selectFrom('reddit_accounts')
    .selectAll()
    .where('workspace_id', '=', ctx.actor.workspaceId)
    .execute();
  await Promise.all(accounts.map((account) => revokeGrant(ctx, authorize(ctx.actor, account))));
}
