/** How long nobody may send again after an unknown outcome. */
const QUIET_MS = { usual: 60_000, safe: 6 * 60_000, ask: 60_000 } as const;
/** How careful the author wants it: `ask` never sends again by itself. */
export type Silence = keyof typeof QUIET_MS;
export const quietMsOf = (silence: Silence): number => QUIET_MS[silence];

/** How often we must have looked in vain. */
const MISSES_NEEDED = 3;
const LOOK_EVERY_MS = [2_000, 5_000, 10_000, 15_000];
const LATER_LOOKS_MS = 30_000;
const SHORTEST_LOOK_MS = 2_000;
const TRIES_ALLOWED = 3;
/** The platform writes times in whole seconds. */
const CLOCK_GRAIN_MS = 1_000;

export type Unknown = {
  /** By the platform's clock, when we were about to send. */
  armedAt: number;
  /** By the platform's clock too: nobody sends again before. */
  quietUntil: number;
  misses: number;
  looks: number;
  /** How often this post has been sent altogether. */
  tries: number;
};

/** One of the account's own posts, as its listing shows it. */
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
  | { kind: 'lookAgain'; at: number; missed: boolean }
  | { kind: 'sendAgain' }
  | { kind: 'ask' };

type Evidence = {
  now: number;
  platformNow: number;
  /** Null when the listing could not be read: that is no miss. */
  listed: readonly Listed[] | null;
  hash: string;
  silence: Silence;
  /** Already known as other posts of ours. */
  claimed: ReadonlySet<string>;
};

/** After an unknown outcome: it is there, look again, it never arrived, or only a person can tell. */
export function decideAfterCheck(
  unknown: Unknown,
  { now, platformNow, listed, hash, silence, claimed }: Evidence,
): AfterCheck {
  const lookAt = now + (LOOK_EVERY_MS[unknown.looks] ?? LATER_LOOKS_MS);
  if (!listed) return { kind: 'lookAgain', at: lookAt, missed: false };
  const matches = listed
    .filter((each) => each.hash === hash && !claimed.has(each.id))
    .filter((each) => each.createdAt >= unknown.armedAt - CLOCK_GRAIN_MS)
    .toSorted((a, b) => a.createdAt - b.createdAt);
  const [first] = matches;
  if (first) return { kind: 'found', id: first.id, permalink: first.permalink };
  const misses = unknown.misses + 1;
  const quietMs = unknown.quietUntil - platformNow;
  if (quietMs > 0 || misses < MISSES_NEEDED) {
    const lastLookAt = now + Math.max(quietMs, SHORTEST_LOOK_MS);
    return { kind: 'lookAgain', at: Math.min(lookAt, lastLookAt), missed: true };
  }
  return { kind: silence !== 'ask' && unknown.tries < TRIES_ALLOWED ? 'sendAgain' : 'ask' };
}
