const MINUTE_MS = 60_000;

/** The minimum gap between two posts of one account: overall, and in one community. */
export type Pace = { accountMs: number; communityMs: number };
export const REAL_PACE: Pace = { accountMs: MINUTE_MS, communityMs: 10 * MINUTE_MS };
export const NO_PACE: Pace = { accountMs: 0, communityMs: 0 };

export type TakenSlot = { at: number; community: string };

/**
 * Estimates when a post is sent. Everything due earlier uses the call budget first: one call per post, and one per community to
 * read its requirements, which are cached.
 */
export function findLikelyTime(
  post: TakenSlot,
  others: readonly TakenSlot[],
  callsPerMinute: number,
): number {
  const before = others.filter(({ at }) => at <= post.at).toSorted((one, two) => one.at - two.at);
  const read = new Set<string>();
  let minute = Number.NEGATIVE_INFINITY;
  let used = 0;
  for (const { at, community } of [...before, post]) {
    const name = community.toLowerCase();
    const calls = read.has(name) ? 1 : 2;
    read.add(name);
    const own = Math.floor(at / MINUTE_MS);
    if (own > minute) [minute, used] = [own, 0];
    else if (used + calls > callsPerMinute) [minute, used] = [minute + 1, 0];
    used += calls;
  }
  return Math.max(post.at, minute * MINUTE_MS);
}

/** The first time from `at` on that keeps the minimum gaps to all sent and scheduled posts of the account. */
export function findFreeSlot(
  at: number,
  community: string | null,
  taken: readonly TakenSlot[],
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

/**
 * The gaps in an account's queue. Posts get separate minutes and a gap within a community, even if the account has no pace of
 * its own.
 */
export const toQueuePace = ({ accountMs, communityMs }: Pace): Pace => ({
  accountMs: Math.max(accountMs, MINUTE_MS),
  communityMs: Math.max(communityMs, REAL_PACE.communityMs),
});

/** The next free whole minute in an account's queue. `within` moves a time into the posting hours. */
export function findNextInQueue(
  at: number,
  community: string | null,
  taken: readonly TakenSlot[],
  pace: Pace,
  within: (at: number) => number = (at) => at,
): number {
  for (let from = at; ;) {
    const free = findFreeSlot(from, community, taken, toQueuePace(pace), MINUTE_MS);
    from = within(free);
    if (from <= free) return free;
  }
}
