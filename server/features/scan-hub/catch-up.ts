import { communityId } from '../communities/community-id.ts';
import { findStoredPosts } from '../opportunities/scanned-posts.ts';
import type { NewOpportunity } from '../scanner/opportunity-rows.ts';
import type { HubContext } from './create-hub-ports.ts';
import type { RunningScan } from './find-watches.ts';
import { judgePosts } from './judge-posts.ts';
import { keepFound } from './keep-found.ts';
import type { ScanMatcher } from './scan-matcher.ts';

const HOUR_MS = 3_600_000;
/** The others wait for the next round. */
const SCANS_AT_ONCE = 20;

/** Scans that are new or changed are given the best of what the hub had read before. */
export async function catchUp(
  ctx: HubContext,
  matcher: ScanMatcher,
  scans: readonly RunningScan[],
): Promise<void> {
  const behind = scans.filter(({ isCaughtUp }) => !isCaughtUp).slice(0, SCANS_AT_ONCE);
  for (const scan of behind) {
    if (ctx.stop.signal.aborted) return;
    const found = await findBefore(ctx, matcher, scan);
    await ctx.db.transaction().execute(async (tx) => {
      await keepFound(ctx, tx, found);
      await tx
        .updateTable('saved_scans')
        .set({ caught_up_version: scan.version })
        .where('id', '=', scan.id)
        .execute();
    });
  }
}

async function findBefore(
  ctx: HubContext,
  matcher: ScanMatcher,
  { id, workspaceId, configuration, communityKeys }: RunningScan,
): Promise<NewOpportunity[]> {
  const { db, clock, platform } = ctx;
  const { maxAge, limit } = configuration.filters;
  const ids = [...communityKeys].map((key) => communityId(platform.mode, key));
  const posts = await findStoredPosts(db, ids, clock.now() - maxAge * HOUR_MS);
  const readAt = new Map(posts.map((post) => [post.thread.id, post.readAt]));
  const threads = posts.map(({ thread }) => thread);
  const rows = await judgePosts(ctx, (post) => matcher.match(post).filter(({ scan }) => scan.id === id), {
    fresh: threads,
    page: threads,
  });
  const known = await findKnown(ctx, workspaceId, rows);
  return rows
    .filter((row) => !known.has(row.thread_id))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map((row) => Object.assign(row, { read_at: readAt.get(row.thread_id) ?? row.read_at }));
}

/** What is in the list already has figures that are as new. */
async function findKnown(
  { db, platform }: HubContext,
  workspaceId: string,
  rows: readonly NewOpportunity[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const known = await db
    .selectFrom('opportunities')
    .select('thread_id')
    .where('workspace_id', '=', workspaceId)
    .where('origin', '=', platform.mode)
    .execute();
  return new Set(known.map((row) => row.thread_id));
}
