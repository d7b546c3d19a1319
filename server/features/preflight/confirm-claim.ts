import type { Input } from '#contract/endpoint.ts';
import type { confirmClaim as endpoint } from '#contract/preflight.ts';
import { audit } from '#server/audit.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';

/** Confirms one claim of a model's draft as true, so that it may be published. */
export async function confirmClaim(ctx: UserContext, { sentence }: Input<typeof endpoint>): Promise<void> {
  const { workspaceId } = ctx.actor;
  await ctx.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('draft_claims')
      .set({ confirmed_at: ctx.clock.now() })
      .where('workspace_id', '=', workspaceId)
      .where('sentence', '=', sentence)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw new AppError('NOT_FOUND', 'There is nothing to confirm in this sentence.');
    await audit(ctx, tx, { verb: 'draft.claimConfirmed', workspaceId, subject: workspaceId });
  });
}
