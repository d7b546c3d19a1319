import type { Input, Output } from '#contract/endpoint.ts';
import { RANGES, type readReport as endpoint, type Report } from '#contract/insights.ts';
import { communityHabits } from '#contract/discovery.ts';
import { listLastDays, type Span } from '#core/insights/spans.ts';
import { measureSpread } from '#core/insights/spread.ts';
import type { UserContext } from '#server/context.ts';
import { communityId, originOf } from '../communities/community-id.ts';
import { STORED_ONLY } from '#server/failed-readings.ts';
import { createPreflightReads } from '../preflight/preflight-reads.ts';
import { requireTimeZone } from '#server/require-time-zone.ts';
import { explainRemovals } from './explain-removals.ts';
import { findPostsToMeasure } from './find-posts-to-measure.ts';
import { observeStale } from '../discovery/observe-stale.ts';
import { readAllowance } from './read-allowance.ts';

const MINUTE_MS = 60_000;
/** The number of communities in the report, those with the most posts first. */
const MOST_COMMUNITIES = 25;

export async function readReport(
  ctx: UserContext,
  { range, timeZone }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const { all } = listLastDays(RANGES[range], ctx.clock.now(), requireTimeZone(timeZone));
  const reads = createPreflightReads(ctx, STORED_ONLY);
  const communities = await findOwnCommunities(ctx);
  await observeStale(ctx, communities);
  const [usual, replyMinutes, removals, toMeasure, allowance] = await Promise.all([
    readUsual(ctx, communities),
    readReplyMinutes(ctx, all),
    explainRemovals(ctx, reads, all),
    findPostsToMeasure(ctx),
    readAllowance(ctx, reads, communities),
  ]);
  return { usual, replyMinutes, removals, toMeasure, ...allowance };
}

async function findOwnCommunities({ db, actor }: UserContext): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select((row) => [row.fn.max('subreddit').as('name'), row.fn.countAll<number>().as('count')])
    .where('workspace_id', '=', actor.workspaceId)
    .where('published_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .groupBy((row) => row.fn('lower', ['subreddit']))
    .orderBy('count', 'desc')
    .limit(MOST_COMMUNITIES)
    .execute();
  return rows.map(({ name }) => name);
}

async function readUsual(
  { db, platform }: UserContext,
  communities: readonly string[],
): Promise<Report['usual']> {
  if (communities.length === 0) return [];
  const ids = communities.map((name) => communityId(originOf(platform), name));
  const rows = await db
    .selectFrom('communities')
    .select(['name', 'habits'])
    .where('id', 'in', ids)
    .where('habits', 'is not', null)
    .execute();
  return rows.flatMap(({ name, habits }) => {
    const { usual } = communityHabits.parse(JSON.parse(habits ?? ''));
    return usual ? [{ community: name, medianUpvotes: usual.upvotes, posts: usual.posts }] : [];
  });
}

async function readReplyMinutes(
  { db, actor, platform }: UserContext,
  { from, until }: Span,
): Promise<Report['replyMinutes']> {
  const rows = await db
    .selectFrom('post_totals')
    .innerJoin('posts', 'posts.id', 'post_totals.post_id')
    .select(['posts.published_at', 'post_totals.thread_at'])
    .where('post_totals.workspace_id', '=', actor.workspaceId)
    .where('post_totals.site', '=', originOf(platform))
    .where('post_totals.is_counted', '=', 1)
    .where('post_totals.thread_at', 'is not', null)
    .where('posts.published_at', '>=', from)
    .where('posts.published_at', '<', until)
    .execute();
  const minutes = rows.map((row) => ((row.published_at ?? 0) - (row.thread_at ?? 0)) / MINUTE_MS);
  const spread = measureSpread(minutes.filter((value) => value >= 0));
  return spread && { count: spread.count, median: spread.median, quartiles: [...spread.quartiles] };
}
