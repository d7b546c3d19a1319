import { communityId } from '../communities/community-id.ts';
import { findStoredPosts } from '../opportunities/scanned-posts.ts';
import type { NewOpportunity } from '../scanner/opportunity-rows.ts';
import type { HubContext } from './create-read-ports.ts';
import { dropKnownThreads } from './drop-known-threads.ts';
import type { RunningScan } from './find-watches.ts';
import { scorePosts } from './score-posts.ts';
import { storeFound } from './store-found.ts';
import type { ScanMatcher } from './scan-matcher.ts';

const HOUR_MS = 3_600_000;
/** The maximum per round; the rest is done in the next round. */
const SCANS_AT_ONCE = 20;

/** Gives new or changed scans, and scans with a new target, the best of the stored posts. */
export async function catchUpScans(
  ctx: HubContext,
  matcher: ScanMatcher,
  scans: readonly RunningScan[],
): Promise<void> {
  const behind = scans.filter((scan) => scan.behind !== null).slice(0, SCANS_AT_ONCE);
  for (const scan of behind) {
    if (ctx.stop.signal.aborted) return;
    const found = await findBefore(ctx, matcher, scan);
    const communities = JSON.stringify([...scan.communityKeys].toSorted());
    await ctx.db.transaction().execute(async (tx) => {
      await storeFound(ctx, tx, found);
      await tx
        .updateTable('saved_scans')
        .set({ caught_up_version: scan.version, caught_up_communities: communities })
        .where('id', '=', scan.id)
        .execute();
    });
  }
}

async function findBefore(
  ctx: HubContext,
  matcher: ScanMatcher,
  { id, configuration, behind }: RunningScan,
): Promise<NewOpportunity[]> {
  const { db, clock, platform } = ctx;
  const { maxAge, limit } = configuration.filters;
  const ids = [...(behind ?? [])].map((key) => communityId(platform.mode, key));
  const posts = await findStoredPosts(db, ids, clock.now() - maxAge * HOUR_MS);
  const readAt = new Map(posts.map((post) => [post.thread.id, post.readAt]));
  const threads = posts.map(({ thread }) => thread);
  const rows = await scorePosts(ctx, (post) => matcher.match(post).filter(({ scan }) => scan.id === id), {
    fresh: threads,
    page: threads,
  });
  // Threads already listed have equally recent figures.
  return (await dropKnownThreads(db, platform.mode, rows))
    .slice(0, limit)
    .map((row) => Object.assign(row, { read_at: readAt.get(row.thread_id) ?? row.read_at }));
}
