import { handleJob } from '#server/adapters/queue/job.ts';
import type { JobContext } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';
import { communityName } from '../communities/community-id.ts';
import { findCommunitiesById } from './community-rows.ts';
import { observeCommunitiesLater } from './discovery-jobs.ts';
import { OBSERVED_FOR_MS, observeCommunities } from './observe-communities.ts';
import { readAbout } from '../communities/read-about.ts';

const AT_ONCE = 10;
const TIMEOUT_MS = 60_000;

export const handleObserveCommunities = handleJob(
  observeCommunitiesLater,
  async (ctx: JobContext, { workspaceId, communityIds }) => {
    const reader = await findReader(ctx, workspaceId, 'scan');
    if (!reader) return;
    const known = await findCommunitiesById(ctx.db, communityIds);
    const unknown = communityIds.filter((id) => known.every((row) => row.id !== id));
    for (const id of unknown) await readAbout(ctx, reader, { id, name: communityName(id) });
    const rows = [...known, ...(await findCommunitiesById(ctx.db, unknown))];
    const stale = rows.filter(({ observed_at: at }) => (at ?? 0) < ctx.clock.now() - OBSERVED_FOR_MS);
    for (let from = 0; from < stale.length && !ctx.stop.signal.aborted; from += AT_ONCE) {
      const communities = stale.slice(from, from + AT_ONCE);
      const observed = await observeCommunities(ctx, reader, { communities, timeoutMs: TIMEOUT_MS });
      // Pages that are notified reload, and may request again what couldn't be read.
      if (observed > 0) await ctx.events.publish(ctx.db, { workspaceId, topic: 'communities' });
    }
  },
);
