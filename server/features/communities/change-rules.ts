import type { Tx } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import type { UserContext } from '#server/context.ts';
import { communityId, originOf } from './community-id.ts';
import { findPastedRules, type Place, readAdditions } from './workspace-rules.ts';

/** Changes what the workspace adds to the rules of a community, at an instant of its own. */
export async function changeRules(
  ctx: UserContext,
  { name, verb }: { name: string; verb: string },
  change: (tx: Tx, place: Place, at: number) => Promise<unknown>,
): Promise<void> {
  const { workspaceId } = ctx.actor;
  const place = { workspaceId, communityId: communityId(originOf(ctx.platform), name) };
  await ctx.db.transaction().execute(async (tx) => {
    const { changedAt } = await readAdditions(tx, place);
    const pasted = await findPastedRules(tx, place);
    const lastAt = Math.max(changedAt, pasted?.checkedAt ?? 0);
    await change(tx, place, Math.max(ctx.clock.now(), lastAt + 1));
    await audit(ctx, tx, { verb, workspaceId, subject: place.communityId });
    await ctx.events.publish(tx, { workspaceId, topic: 'communities' });
  });
}
