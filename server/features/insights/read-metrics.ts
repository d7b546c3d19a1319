import { sql } from 'kysely';
import type { Input, Output } from '#contract/endpoint.ts';
import { toIsoTime } from '#contract/fields.ts';
import type { readMetrics as endpoint } from '#contract/insights.ts';
import { isThin, rateInteractions } from '#core/insights/rate-interactions.ts';
import type { Site } from '#server/adapters/db/figure-tables.ts';
import type { UserContext } from '#server/context.ts';
import { originOf } from '../communities/community-id.ts';
import { EMPTY_SUM } from './figure-slots.ts';
import { otherSite } from './is-not-on-other-site.ts';
import { measureSpans } from './measure-spans.ts';

const COMPARED_DAYS = 30;

export async function readMetrics(
  ctx: UserContext,
  { timeZone }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const [{ site, changes, times }, totals, totalPosts] = await Promise.all([
    measureSpans(ctx, { days: COMPARED_DAYS, timeZone }),
    readTotals(ctx, originOf(ctx.platform)),
    countPosts(ctx),
  ]);
  const hasImportedClicks = times.imported.length > 0;
  const clicksMeasured = times.live.length > 0 || hasImportedClicks || totals.clicks > 0;
  const figures = {
    upvotes: totals.upvotes,
    liked: totals.liked,
    comments: totals.comments,
    clicks: clicksMeasured ? totals.clicks : null,
  };
  return {
    totalPosts,
    totalUpvotes: totals.upvotes,
    totalClicks: totals.clicks,
    avgEngagementRate: rateInteractions(figures) ?? 0,
    measuredPosts: totals.posts,
    clicksMeasured,
    hasImportedClicks,
    isThin: totals.posts > 0 && isThin(figures),
    changes,
    measuredAt: toIsoTime(totals.measuredAt),
    site,
  };
}

/** Posts in every status, minus those on the other site: an index has both counts without reading rows. */
async function countPosts({ db, actor, platform }: UserContext): Promise<number> {
  const own = db
    .selectFrom('posts')
    .where('workspace_id', '=', actor.workspaceId)
    .where('deleted_at', 'is', null);
  const elsewhere = own
    .select((row) => row.fn.countAll().as('count'))
    .where('origin', '=', otherSite(originOf(platform)));
  const { count } = await own
    .select((row) => sql<number>`${row.fn.countAll()} - ${elsewhere}`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Over all posts with known figures. */
async function readTotals({ db, actor }: UserContext, site: Site) {
  const ofWorkspace = { workspace_id: actor.workspaceId, site };
  const [sums, last] = await Promise.all([
    db
      .selectFrom('figure_sums')
      .select(['posts', 'upvotes', 'liked', 'comments', 'clicks'])
      .where((row) => row.and(ofWorkspace))
      .executeTakeFirst(),
    db
      .selectFrom('post_totals')
      .select('taken_at')
      .where((row) => row.and({ ...ofWorkspace, is_counted: 1 }))
      .where('taken_at', 'is not', null)
      .orderBy('taken_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { ...(sums ?? { posts: 0, ...EMPTY_SUM }), measuredAt: last?.taken_at ?? null };
}
