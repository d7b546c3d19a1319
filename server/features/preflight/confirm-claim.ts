import type { Input } from '#contract/endpoint.ts';
import type { confirmClaim as endpoint } from '#contract/preflight.ts';
import { makesClaim } from '#core/preflight/find-claims.ts';
import { audit } from '#server/audit.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';
import { findUnconfirmed } from './claim-rows.ts';

/** The author says that a sentence of a model's draft is true, so it may go out. */
export async function confirmClaim(ctx: UserContext, { sentence }: Input<typeof endpoint>): Promise<void> {
  const { workspaceId } = ctx.actor;
  const open = (await findUnconfirmed(ctx.db, [workspaceId])).get(workspaceId) ?? [];
  const made = open.filter((claim) => makesClaim(sentence, claim)).map((claim) => claim.sentence);
  if (made.length === 0) throw new AppError('NOT_FOUND', 'There is nothing to confirm in this sentence.');
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('draft_claims')
      .set({ confirmed_at: ctx.clock.now() })
      .where('workspace_id', '=', workspaceId)
      .where('sentence', 'in', made)
      .execute();
    await audit(ctx, tx, { verb: 'draft.claimConfirmed', workspaceId, subject: workspaceId });
  });
}
