import { communityHabits } from '#contract/discovery.ts';
import type { Input, Output } from '#contract/endpoint.ts';
import type { readBestTimes as endpoint } from '#contract/publishing.ts';
import { rankHours, sumResults } from '#core/publishing/rank-hours.ts';
import type { UserContext } from '#server/context.ts';
import { requireTimeZone } from '#server/require-time-zone.ts';
import { communityId, originOf } from '../communities/community-id.ts';
import { findCommunity } from '../discovery/community-rows.ts';
import { findResults } from '../discovery/community-results.ts';
import { observeStale } from '../discovery/observe-stale.ts';

const DAY_MS = 24 * 3_600_000;

export async function readBestTimes(
  ctx: UserContext,
  { name, timeZone }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const zone = requireTimeZone(timeZone);
  await observeStale(ctx, [name]);
  const { all, hours, best } = await rankCommunityHours(ctx, name, zone);
  return { all, hours: [...hours], best: [...best] };
}

/** How posts in a community did by hour: those observed there, and the workspace's own. */
export async function rankCommunityHours(ctx: UserContext, community: string, timeZone: string) {
  const id = communityId(originOf(ctx.platform), community);
  const [row, observed, own] = await Promise.all([
    findCommunity(ctx.db, id),
    findResults(ctx.db, id),
    findOwnPosts(ctx, community),
  ]);
  const { usual } = row?.habits ? communityHabits.parse(JSON.parse(row.habits)) : { usual: null };
  const known = { observed, usualUpvotes: usual?.upvotes ?? null, own };
  return rankHours(sumResults(known, timeZone, ctx.clock.now()));
}

/** The workspace's posts there that are still up, last read when at least a day old. */
const findOwnPosts = ({ db, actor, platform }: UserContext, community: string) =>
  db
    .selectFrom('posts')
    .innerJoin('post_totals', 'post_totals.post_id', 'posts.id')
    .select((row) => [row.ref('published_at').$notNull().as('publishedAt'), 'upvotes'])
    .where('posts.workspace_id', '=', actor.workspaceId)
    .where((row) => row(row.fn('lower', ['subreddit']), '=', community.toLowerCase()))
    .where('phase', '=', 'published')
    .where('type', '<>', 'comment')
    .where('site', '=', originOf(platform))
    .where('is_counted', '=', 1)
    .where((row) => row('taken_at', '>=', row(row.ref('published_at').$notNull(), '+', DAY_MS)))
    .execute();
