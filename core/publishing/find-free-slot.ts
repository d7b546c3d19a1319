const MINUTE_MS = 60_000;
/** Publishing a post takes two calls: read the community's requirements, then send. */
const CALLS_A_POST = 2;

/** The minimum gap between two posts of one account: anywhere, and in one community. */
export type Pace = { accountMs: number; communityMs: number };
export const REAL_PACE: Pace = { accountMs: MINUTE_MS, communityMs: 10 * MINUTE_MS };
export const NO_PACE: Pace = { accountMs: 0, communityMs: 0 };

/** When a post due at `at` is likely to go out, once everything due by then has used its share of the call budget. */
export function findLikelyTime(at: number, dueAts: readonly number[], callsPerMinute: number): number {
  const postsAMinute = Math.max(1, Math.floor(callsPerMinute / CALLS_A_POST));
  let minute = Number.NEGATIVE_INFINITY;
  let sent = 0;
  for (const due of [...dueAts.filter((each) => each <= at).toSorted((a, b) => a - b), at]) {
    const own = Math.floor(due / MINUTE_MS);
    if (own > minute) [minute, sent] = [own, 0];
    else if (sent >= postsAMinute) [minute, sent] = [minute + 1, 0];
    sent += 1;
  }
  return Math.max(at, minute * MINUTE_MS);
}

export type Taken = { at: number; community: string };

/** The first time from `at` on that keeps the account's pace to all of its sent and scheduled posts. */
export function findFreeSlot(
  at: number,
  community: string | null,
  taken: readonly Taken[],
  pace: Pace,
  stepMs = 1,
): number {
  const wholeFrom = (instant: number) => Math.ceil(instant / stepMs) * stepMs;
  const name = community?.toLowerCase();
  let free = wholeFrom(at);
  for (const other of taken.toSorted((one, two) => one.at - two.at)) {
    const gapMs = other.community.toLowerCase() === name ? pace.communityMs : pace.accountMs;
    if (Math.abs(other.at - free) < gapMs) free = wholeFrom(other.at + gapMs);
  }
  return free;
}

/** The pace of an account's queue; even without a pace there are never two posts in one minute. */
export const queuePace = ({ accountMs, communityMs }: Pace): Pace => ({
  accountMs: Math.max(accountMs, MINUTE_MS),
  communityMs: Math.max(communityMs, MINUTE_MS),
});

/** The next free whole minute in an account's queue. */
export const findNextInQueue = (
  at: number,
  community: string | null,
  taken: readonly Taken[],
  pace: Pace,
): number => findFreeSlot(at, community, taken, queuePace(pace), MINUTE_MS);
