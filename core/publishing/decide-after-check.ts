import type { PublishingSettings } from '#contract/publishing.ts';

/** How careful the author wants to be: `ask` never sends again by itself. */
export type QuietPeriod = PublishingSettings['silence'];
const QUIET_MS = { usual: 60_000, safe: 6 * 60_000, ask: 60_000 } as const satisfies Record<
  QuietPeriod,
  number
>;
/** How long nothing may be sent again after an unknown outcome. */
export const quietMsOf = (quietPeriod: QuietPeriod): number => QUIET_MS[quietPeriod];

/** This many readings of the account's list without the post are taken as proof that it never arrived. */
const MISSES_NEEDED = 3;
const CHECK_WAITS_MS = [2_000, 5_000, 10_000, 15_000];
const LATER_CHECK_WAIT_MS = 30_000;
const SHORTEST_CHECK_WAIT_MS = 2_000;
const TRIES_ALLOWED = 3;
/** After this long without a readable list, only a person can tell. */
const UNREADABLE_FOR_MS = 30 * 60_000;
/** The platform writes times in whole seconds. */
export const CLOCK_GRAIN_MS = 1_000;

/** A try whose answer was lost. */
export type Unknown = {
  /** By the platform's clock, just before it was sent. */
  armedAt: number;
  /** By the platform's clock: nothing is sent again before then. */
  quietUntil: number;
  misses: number;
  checks: number;
  /** How many times this post has been sent altogether. */
  tries: number;
};

/** One of the account's own posts, as its list shows it. */
export type Listed = {
  id: string;
  permalink: string | null;
  createdAt: number;
  hash: string;
  /** Somebody has voted on it or answered it. */
  touched: boolean;
};

export type AfterCheck =
  | { kind: 'found'; id: string; permalink: string | null }
  | { kind: 'checkAgain'; at: number; missed: boolean }
  | { kind: 'sendAgain' }
  | { kind: 'ask' };

type Evidence = {
  now: number;
  platformNow: number;
  /** Null when the list could not be read, which does not count as a miss. */
  listed: readonly Listed[] | null;
  hash: string;
  quietPeriod: QuietPeriod;
  /** Those that belong to other posts of ours. */
  knownIds: ReadonlySet<string>;
};

/** After a lost answer: the post is found, we check again, it never arrived, or only a person can tell. */
export function decideAfterCheck(
  unknown: Unknown,
  { now, platformNow, listed, hash, quietPeriod, knownIds }: Evidence,
): AfterCheck {
  const checkAt = now + (CHECK_WAITS_MS[unknown.checks] ?? LATER_CHECK_WAIT_MS);
  if (!listed)
    return platformNow - unknown.armedAt < UNREADABLE_FOR_MS
      ? { kind: 'checkAgain', at: checkAt, missed: false }
      : { kind: 'ask' };
  const matches = listed
    .filter((each) => each.hash === hash && !knownIds.has(each.id))
    .filter((each) => each.createdAt >= unknown.armedAt - CLOCK_GRAIN_MS)
    .toSorted((a, b) => a.createdAt - b.createdAt);
  const [first] = matches;
  if (first) return { kind: 'found', id: first.id, permalink: first.permalink };
  const misses = unknown.misses + 1;
  const quietMs = unknown.quietUntil - platformNow;
  if (quietMs > 0 || misses < MISSES_NEEDED) {
    const lastCheckAt = now + Math.max(quietMs, SHORTEST_CHECK_WAIT_MS);
    return { kind: 'checkAgain', at: Math.min(checkAt, lastCheckAt), missed: true };
  }
  return { kind: quietPeriod !== 'ask' && unknown.tries < TRIES_ALLOWED ? 'sendAgain' : 'ask' };
}
