import type { Tx } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import type { UserContext } from '#server/context.ts';
import { lockWorkspaces } from '#server/lock-workspaces.ts';
import { communityId, originOf } from './community-id.ts';
import { findPastedRules, type WorkspaceCommunity, readRuleAdditions } from './workspace-rules.ts';

/** Changes what the workspace adds to a community's rules, at a unique, increasing time. */
export async function changeRules(
  ctx: UserContext,
  { name, verb }: { name: string; verb: string },
  change: (tx: Tx, community: WorkspaceCommunity, at: number) => Promise<unknown>,
): Promise<void> {
  const { workspaceId } = ctx.actor;
  const community = { workspaceId, communityId: communityId(originOf(ctx.platform), name) };
  await ctx.db.transaction().execute(async (tx) => {
    await lockWorkspaces(ctx, tx, [workspaceId]);
    const { changedAt } = await readRuleAdditions(tx, community);
    const pasted = await findPastedRules(tx, community);
    const lastAt = Math.max(changedAt, pasted?.pastedAt ?? 0);
    await change(tx, community, Math.max(ctx.clock.now(), lastAt + 1));
    await audit(ctx, tx, { verb, workspaceId, subject: community.communityId });
    await ctx.events.publish(tx, { workspaceId, topic: 'communities' });
  });
}
