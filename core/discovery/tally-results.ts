const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
export const WEEK_HOURS = 7 * 24;
/** January 1, 1970 was a Thursday. */
const FIRST_HOUR = 4 * 24;

/** How the posts of a community did by hour of the week in UTC, from Sunday 0:00, over all observations. */
export type HourlyResults = {
  /** When the oldest post counted was created, and the time up to which posts are counted. */
  readonly from: number;
  readonly until: number;
  readonly posts: readonly number[];
  /** Posts with more upvotes than the median there. */
  readonly above: readonly number[];
};

type Post = { readonly createdAt: number; readonly score: number };

/** The hour of the week in UTC, from Sunday 0:00. */
export const toWeekHour = (at: number): number => (Math.floor(at / HOUR_MS) + FIRST_HOUR) % WEEK_HOURS;

/** Adds posts that turned a day old since the last observation, so each counts once and its votes have settled. */
export function tallyResults(
  known: HourlyResults | undefined,
  posts: readonly Post[],
  usualUpvotes: number,
  now: number,
): HourlyResults {
  const zeros = Array<number>(WEEK_HOURS).fill(0);
  const until = now - DAY_MS;
  const settled = posts.filter(({ createdAt }) => createdAt > (known?.until ?? 0) && createdAt <= until);
  const results = {
    from: Math.min(known?.from ?? until, ...settled.map(({ createdAt }) => createdAt)),
    until,
    posts: [...(known?.posts ?? zeros)],
    above: [...(known?.above ?? zeros)],
  };
  for (const { createdAt, score } of settled) {
    const hour = toWeekHour(createdAt);
    results.posts[hour] = (results.posts[hour] ?? 0) + 1;
    if (score > usualUpvotes) results.above[hour] = (results.above[hour] ?? 0) + 1;
  }
  return results;
}
