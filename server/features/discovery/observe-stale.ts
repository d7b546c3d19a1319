import type { UserContext } from '#server/context.ts';
import { communityId, originOf } from '../communities/community-id.ts';
import { findCommunitiesById } from './community-rows.ts';
import { observeCommunitiesLater } from './discovery-jobs.ts';
import { OBSERVED_FOR_MS } from './observe-communities.ts';

/** Queues the observation of communities that were never observed, or a day ago. */
export async function observeStale(ctx: UserContext, communities: readonly string[]): Promise<void> {
  const { platform, db, clock, actor } = ctx;
  if (!platform) return;
  const ids = communities.map((name) => communityId(originOf(platform), name));
  const rows = await findCommunitiesById(db, ids);
  const since = clock.now() - OBSERVED_FOR_MS;
  const communityIds = ids.filter((id) => (rows.find((row) => row.id === id)?.observed_at ?? 0) < since);
  if (communityIds.length === 0) return;
  const { workspaceId } = actor;
  await ctx.jobs.enqueue(
    db,
    observeCommunitiesLater,
    { workspaceId, communityIds },
    { uniqueKey: `discovery.observe:${workspaceId}` },
  );
}
