import { tokenCell } from '#server/adapters/platform/account-tokens.ts';
import { withTimeout } from '#server/adapters/with-timeout.ts';
import { authorize, type Owned } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import type { AccountRow } from './account-rows.ts';

/** A user waits for this, and the platform may not respond. */
const REVOKE_TIMEOUT_MS = 3_500;

/** Revokes a grant at the platform. Logs failures instead of throwing. */
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
    if (outcome?.kind !== 'ok') log.warn({ accountId: account.id, outcome }, 'could not revoke a grant');
  } catch (error) {
    log.warn({ accountId: account.id, err: error }, 'could not revoke a grant');
  }
}

/**
 * Revokes all grants of a workspace at once, before their tokens are deleted. Failures are not retried by a job, since
 * that would keep the tokens of a user who asked to delete everything.
 */
export async function revokeAllGrants(ctx: UserContext): Promise<void> {
  const accounts = await ctx.db
    .selectFrom('reddit_accounts')
    .selectAll()
    .where('workspace_id', '=', ctx.actor.workspaceId)
    .execute();
  await Promise.all(accounts.map((account) => revokeGrant(ctx, authorize(ctx.actor, account))));
}
