import { sql } from 'kysely';
import { type Metrics, RANGES, type Series } from '#contract/insights.ts';
import type { Db } from '#server/adapters/db/schema.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Sum = { upvotes: number; comments: number; clicks: number };
type Gain = Sum & { minute: number };

/** Gains by the minute since then, from readings and clicks only. Ignores posts in the trash. */
export async function scanGains(db: Db, since: number): Promise<Gain[]> {
  const { rows } = await sql<Gain>`
    select minute, sum(upvotes) as upvotes, sum(comments) as comments, sum(clicks) as clicks from (
      select taken_at - taken_at % ${sql.lit(MINUTE_MS)} as minute, 0 as clicks,
        score - coalesce(lag(score) over each_post, 0) as upvotes,
        comments - coalesce(lag(comments) over each_post, 0) as comments
      from post_figures where post_id in (select id from posts where deleted_at is null)
      window each_post as (partition by post_id order by taken_at)
      union all
      select at - at % ${sql.lit(MINUTE_MS)}, 1, 0, 0
      from clicks where post_id in (select id from posts where deleted_at is null)
    ) as gains where minute >= ${sql.lit(since)} group by minute`.execute(db);
  return rows;
}

export type Scanned = Awaited<ReturnType<typeof scanHistory>>;

/** Everything that the answers are checked against. */
export async function scanHistory(db: Db, now: number) {
  const gains = await scanGains(db, now - 181 * DAY_MS);
  const posts = await db.selectFrom('posts').select('published_at').where('deleted_at', 'is', null).execute();
  const { rows: totals } = await sql<
    Sum & { posts: number; takenAt: number; isCounted: 0 | 1; stale: number }
  >`
    select latest.is_counted as "isCounted", count(*) as posts, sum(score) as upvotes, sum(comments) as comments,
      sum(clicked) as clicks, max(taken_at) as "takenAt",
      sum(case when score = told_upvotes and comments = told_comments and clicked = told_clicks then 0 else 1 end) as stale
    from (
      select score, post_figures.comments, post_figures.taken_at, post_totals.upvotes as told_upvotes,
        post_totals.comments as told_comments, coalesce(post_totals.clicks, 0) as told_clicks,
        (select count(*) from clicks where clicks.post_id = posts.id) as clicked,
        case when posts.deleted_at is null then 1 else 0 end as is_counted,
        row_number() over (partition by post_figures.post_id order by post_figures.taken_at desc) as place
      from post_figures
      join posts on posts.id = post_figures.post_id
      join post_totals on post_totals.post_id = posts.id and is_counted = case when posts.deleted_at is null then 1 else 0 end
    ) as latest where place = 1 group by latest.is_counted`.execute(db);
  const counted = totals.find(({ isCounted }) => isCounted === 1);
  if (!counted) throw new Error('There are no readings.');
  const stale = totals.reduce((all, total) => all + total.stale, 0);
  return {
    now,
    gains,
    published: posts.map((post) => post.published_at ?? 0),
    totals: { ...counted, stale },
  };
}

const NOTHING: Sum = { upvotes: 0, comments: 0, clicks: 0 };
const add = (one: Sum, other: Sum): Sum => ({
  upvotes: one.upvotes + other.upvotes,
  comments: one.comments + other.comments,
  clicks: one.clicks + other.clicks,
});
const rateOf = ({ upvotes, comments, clicks }: Sum) =>
  (100 * (comments + clicks)) / (upvotes + comments + clicks);
const changeOf = (now: number, before: number) => Math.round((100 * (now - before)) / before);

/** Everything by calendar day of a time zone, computed with Intl. */
function sumDays({ now, gains, published }: Scanned, timeZone: string, count: number) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const today = Date.parse(format.format(now).slice(0, 10));
  const dayBack = (back: number) => new Date(today - back * DAY_MS).toISOString().slice(0, 10);
  const end = `${dayBack(count)} ${format.format(now).slice(11)}`;
  const within = (wall: string) =>
    wall >= dayBack(count - 1) ? 'now' : wall >= dayBack(2 * count - 1) && wall < end ? 'before' : null;
  const days = new Map<string, Sum>();
  const sums = { now: NOTHING, before: NOTHING };
  for (const { minute, ...gain } of gains) {
    const wall = format.format(minute);
    const span = within(wall);
    if (span) sums[span] = add(sums[span], gain);
    const day = wall.slice(0, 10);
    days.set(day, add(days.get(day) ?? NOTHING, gain));
  }
  const posts = { now: 0, before: 0 };
  for (const at of published) {
    const span = at < now ? within(format.format(at)) : null;
    if (span) posts[span] += 1;
  }
  const dayOf = (instant: string) => format.format(Date.parse(instant)).slice(0, 10);
  return { sums, posts, sumOf: (instant: string) => days.get(dayOf(instant)) ?? NOTHING };
}

/** The differences from the readings; empty if there are none. */
export function checkSeries(scanned: Scanned, timeZone: string, answer: Series): string[] {
  const { sums, posts, sumOf } = sumDays(scanned, timeZone, RANGES[answer.range]);
  const where = `${answer.range} in ${timeZone}`;
  return [
    ...answer.days.flatMap(({ from, upvotes, comments, clicks }) =>
      compare(`${where}, ${from}`, { upvotes, comments, clicks }, sumOf(from)),
    ),
    ...compare(`${where}, total`, answer.total, { ...sums.now, posts: posts.now }),
    ...compare(`${where}, before`, answer.before, { ...sums.before, posts: posts.before }),
  ];
}

export function checkMetrics(scanned: Scanned, answer: Metrics): string[] {
  const { sums, posts } = sumDays(scanned, 'UTC', RANGES['30d']);
  const { totals, published } = scanned;
  const { avgEngagementRate, changes, ...rest } = answer;
  return [
    ...compare('metrics', rest, {
      totalPosts: published.length,
      totalUpvotes: totals.upvotes,
      totalClicks: totals.clicks,
      measuredPosts: totals.posts,
      clicksMeasured: true,
      isThin: false,
      measuredAt: new Date(totals.takenAt).toISOString(),
    }),
    ...compare('metrics', { rate: avgEngagementRate.toFixed(9) }, { rate: rateOf(totals).toFixed(9) }),
    ...compare('changes', changes, {
      posts: changeOf(posts.now, posts.before),
      upvotes: changeOf(sums.now.upvotes, sums.before.upvotes),
      clicks: changeOf(sums.now.clicks, sums.before.clicks),
      engagementRate: Math.round(10 * (rateOf(sums.now) - rateOf(sums.before))) / 10,
    }),
    ...compare('totals of posts', { stale: totals.stale }, { stale: 0 }),
  ];
}

const compare = (where: string, answer: Readonly<Record<string, unknown>>, scanned: object): string[] =>
  Object.entries(scanned)
    .filter(([key, value]) => answer[key] !== value)
    .map(
      ([key, value]) => `${where}: ${key} is ${String(answer[key])}, and ${String(value)} by the readings`,
    );
