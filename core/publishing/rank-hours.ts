import type { HourlyResults } from '../discovery/tally-results.ts';
import type { OwnPost } from '../insights/own-post.ts';
import { estimateProportion } from '../insights/proportion.ts';
import { toInstant, toWallTime, toWallWeekday } from '../posts/wall-time.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const WEEK_HOURS = 7 * DAY_HOURS;
const WEEK_MS = WEEK_HOURS * HOUR_MS;
const SATURDAY = 5;
/** Fewer posts allow no statement about an hour. */
export const LEAST_POSTS = 6;
/** So wide that, comparing 168 hours, chance alone finds a good one in at most 5 of 100 communities. */
const Z = 3.29;

/** Posts, and how many of them got more upvotes than the median of their community. */
export type Results = { readonly posts: number; readonly above: number };
export type RankedHour = Results & {
  /** `good` and `poor`: better or worse than all hours together, beyond chance. `few`: too few posts. */
  readonly verdict: 'good' | 'poor' | 'even' | 'few';
};
export type RankedHours = {
  readonly all: Results;
  /** The hours of a week from Monday 0:00. Each pools the posts of one hour around it and of like days beside it. */
  readonly hours: readonly RankedHour[];
  /** The good hours, best first. */
  readonly best: readonly number[];
};

/** Ranks the hours of a week. Recommends an hour only if its posts did better than all posts beyond chance. */
export function rankHours(counts: readonly Results[]): RankedHours {
  const all = addUp(counts);
  const share = all.above / Math.max(all.posts, 1);
  const hours = counts.map((_, hour): RankedHour & { from: number } => {
    const { posts, above } = addUp(listAround(hour).map((near) => counts[near] ?? NONE));
    const [from, until] = estimateProportion(above, posts, Z).interval;
    if (posts < LEAST_POSTS) return { posts, above, from, verdict: 'few' };
    return { posts, above, from, verdict: from > share ? 'good' : until < share ? 'poor' : 'even' };
  });
  return {
    all,
    hours: hours.map(({ posts, above, verdict }) => ({ posts, above, verdict })),
    best: hours
      .flatMap(({ verdict, from }, hour) => (verdict === 'good' ? { hour, from } : []))
      .toSorted((one, other) => other.from - one.from)
      .map(({ hour }) => hour),
  };
}

const NONE: Results = { posts: 0, above: 0 };
const addUp = (results: readonly Results[]): Results =>
  results.reduce((sum, { posts, above }) => ({ posts: sum.posts + posts, above: sum.above + above }), NONE);

const isWeekend = (hour: number) => Math.floor(hour / DAY_HOURS) >= SATURDAY;
const inWeek = (hour: number) => (hour + WEEK_HOURS) % WEEK_HOURS;

/** The hours before and after on the same day, and on the days beside it if they are also workdays or weekend. */
const listAround = (hour: number): number[] =>
  [-DAY_HOURS, 0, DAY_HOURS]
    .map((step) => inWeek(hour + step))
    .filter((near) => isWeekend(near) === isWeekend(hour))
    .flatMap((near) => [near - 1, near, near + 1].map(inWeek));

type Known = {
  readonly observed: HourlyResults | undefined;
  /** The community's median; without it, no post can be judged. */
  readonly usualUpvotes: number | null;
  /** The workspace's posts there that are still up. Those since the first observation are part of it. */
  readonly own: readonly Pick<OwnPost, 'publishedAt' | 'upvotes'>[];
};

/** The results of each hour of the week in a time zone, from Monday 0:00. */
export function sumResults({ observed, usualUpvotes, own }: Known, timeZone: string, now: number): Results[] {
  const counts = Array.from({ length: WEEK_HOURS }, () => ({ posts: 0, above: 0 }));
  const add = (hour: number, posts: number, above: number) => {
    const count = counts[inWeek(hour)];
    if (!count) return;
    count.posts += posts;
    count.above += above;
  };
  // Observations are stored by whole hours; their clock is that of now.
  const ahead = Math.round((toWallTime(now, timeZone) - now) / HOUR_MS) - DAY_HOURS;
  for (const [hour, posts] of (observed?.posts ?? []).entries())
    add(hour + ahead, posts, observed?.above[hour] ?? 0);
  for (const { publishedAt, upvotes } of own)
    if (usualUpvotes !== null && upvotes !== null && publishedAt < (observed?.from ?? now))
      add(toHourOfWeek(publishedAt, timeZone), 1, upvotes > usualUpvotes ? 1 : 0);
  return counts;
}

/** The hour of the week on a zone's clock, from Monday 0:00. */
export function toHourOfWeek(at: number, timeZone: string): number {
  const wall = toWallTime(at, timeZone);
  return toWallWeekday(wall) * DAY_HOURS + (Math.floor(wall / HOUR_MS) % DAY_HOURS);
}

/** The first free time of the coming week in a good hour; null if there is none. `findFree` returns a time or later. */
export function findGoodTime(
  from: number,
  { best }: Pick<RankedHours, 'best'>,
  timeZone: string,
  findFree: (at: number) => number,
): number | null {
  if (best.length === 0) return null;
  for (let at = findFree(from); at < from + WEEK_MS;) {
    if (best.includes(toHourOfWeek(at, timeZone))) return at;
    const wall = toWallTime(at, timeZone);
    const next = toInstant(wall - (wall % HOUR_MS) + HOUR_MS, timeZone);
    at = findFree(Math.max(next, at + 1));
  }
  return null;
}
