import { sql } from 'kysely';
import { toIsoTime } from '#contract/fields.ts';
import { compareSpans, type SpanTotals } from '#core/insights/compare-spans.ts';
import { isFullyMeasured, isPartlyMeasured } from '#core/insights/measured-times.ts';
import { rateInteractions } from '#core/insights/rate-interactions.ts';
import { listLastDays, type Span } from '#core/insights/spans.ts';
import type { Site } from '#server/adapters/db/figure-tables.ts';
import type { UserContext } from '#server/context.ts';
import { originOf } from '../communities/community-id.ts';
import { requireTimeZone } from '#server/require-time-zone.ts';
import { EMPTY_SUM, type Sum } from './figure-slots.ts';
import { isNotOnOtherSite } from './is-not-on-other-site.ts';
import { findMeasuredTimes } from './measured-clicks.ts';
import { sumSlots } from './sum-slots.ts';

type Asked = { days: number; timeZone: string | undefined };

/** What posts gained in the last days, compared with the same period before. Unmeasured figures are null. */
export async function measureSpans(ctx: UserContext, { days: count, timeZone }: Asked) {
  const site = originOf(ctx.platform);
  const spans = listLastDays(count, ctx.clock.now(), requireTimeZone(timeZone));
  const of = { workspaceId: ctx.actor.workspaceId, site };
  const [byDayBefore, byDay, published, firstAt, times] = await Promise.all([
    // In two statements: over twice as many spans, PostgreSQL reads whole tables, which takes thirty times as long.
    sumSlots(ctx.db, of, spans.daysBefore),
    sumSlots(ctx.db, of, spans.days),
    countPublished(ctx, spans.all, spans.before),
    findFirstReading(ctx, site),
    findMeasuredTimes(ctx.db, of.workspaceId),
  ]);
  const toFigures = ({ upvotes, comments, clicks }: Sum, span: Span) => {
    const isSeen = firstAt !== null && firstAt < span.until;
    return {
      upvotes: isSeen ? upvotes : null,
      comments: isSeen ? comments : null,
      clicks: clicks !== 0 || isPartlyMeasured(times, span) ? clicks : null,
    };
  };
  const days = spans.days.map((day, index) =>
    Object.assign(toFigures(byDay[index] ?? EMPTY_SUM, day), {
      from: toIsoTime(day.from),
      until: toIsoTime(day.until),
    }),
  );
  const daysBefore = spans.daysBefore.map((day, index) => toFigures(byDayBefore[index] ?? EMPTY_SUM, day));
  const [sum, sumBefore] = [addUp(byDay), addUp(byDayBefore)];
  const total = { posts: published.now, ...toFigures(sum, spans.all) };
  const before = { posts: published.before, ...toFigures(sumBefore, spans.before) };
  /** Partially measured clicks are not comparable. */
  const hasClicks = isFullyMeasured(times, [...spans.daysBefore, ...spans.days]);
  const toBrought = ({ posts, upvotes, clicks }: typeof total, known: Sum): SpanTotals => ({
    posts,
    figures: upvotes === null ? null : { ...known, clicks: hasClicks ? clicks : null },
  });
  return {
    site,
    days,
    daysBefore,
    total,
    before,
    engagementRate: rateInteractions({ ...sum, clicks: total.clicks }),
    changes: compareSpans(toBrought(total, sum), toBrought(before, sumBefore)),
    times,
  };
}

function addUp(sums: readonly Sum[]): Sum {
  const total = (key: keyof Sum) => sums.reduce((all, sum) => all + sum[key], 0);
  return {
    upvotes: total('upvotes'),
    liked: total('liked'),
    comments: total('comments'),
    clicks: total('clicks'),
  };
}

/** Posts published then, including those removed since. */
async function countPublished({ db, actor, platform }: UserContext, all: Span, before: Span) {
  const within = ({ from, until }: Span) =>
    sql<number>`count(case when published_at >= ${from} and published_at < ${until} then 1 end)`;
  return await db
    .selectFrom('posts')
    .select([within(all).as('now'), within(before).as('before')])
    .where('workspace_id', '=', actor.workspaceId)
    .where('deleted_at', 'is', null)
    .where('published_at', '>=', before.from)
    .where('published_at', '<', all.until)
    .where(isNotOnOtherSite(originOf(platform)))
    .executeTakeFirstOrThrow();
}

/** Figures are unknown before the first reading of any post, although clicks may have been counted. */
async function findFirstReading({ db, actor }: UserContext, site: Site): Promise<number | null> {
  const of = { workspace_id: actor.workspaceId, site };
  const [sums, first] = await Promise.all([
    db
      .selectFrom('figure_sums')
      .select('posts')
      .where((row) => row.and(of))
      .executeTakeFirst(),
    db
      .selectFrom('figure_slots')
      .select('at')
      .where((row) => row.and(of))
      .where((row) => row.or([row('clicks', '=', 0), row('upvotes', '<>', 0), row('comments', '<>', 0)]))
      .orderBy('at')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return sums?.posts && first ? first.at : null;
}
