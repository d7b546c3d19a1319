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
export const UNREADABLE_FOR_MS = 30 * 60_000;
/** How far the platform's clock may be from what we think it is. */
export const CLOCK_DOUBT_MS = 60_000;
/** The platform writes times in whole seconds. */
const CLOCK_GRAIN_MS = 1_000;
/** How far clocks that are set right may be apart. */
export const CLOCKS_DIFFER_MS = 10_000;

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
  hash: string;
  titleHash: string;
  /** The platform accepted it without naming it, so it must never be sent again. */
  taken: boolean;
};

/** One of the account's own posts, as its list shows it. */
export type Listed = {
  id: string;
  permalink: string | null;
  createdAt: number;
  hash: string;
  /** Of everything but the text, which the platform may have blanked. */
  titleHash: string;
  /** Somebody has voted on it or answered it. */
  touched: boolean;
};

/** `isWhole`: every entry since the time in question could be read. */
export type Listing = { items: readonly Listed[]; isWhole: boolean };

export type AfterCheck =
  | { kind: 'found'; id: string; permalink: string | null; createdAt: number }
  | { kind: 'checkAgain'; at: number; missed: boolean }
  | { kind: 'sendAgain' }
  | { kind: 'ask'; why: Why };

/** Why only a person can tell. */
export type Why = 'unreadable' | 'absent' | 'otherText' | 'equal' | 'taken';

type Evidence = {
  now: number;
  platformNow: number;
  /** Null when the list could not be read. */
  listing: Listing | null;
  quietPeriod: QuietPeriod;
  /** Those that belong to other posts of ours. */
  knownIds: ReadonlySet<string>;
};

/** After a lost answer: the post is found, we check again, it never arrived, or only a person can tell. */
export function decideAfterCheck(
  unknown: Unknown,
  { now, platformNow, listing, quietPeriod, knownIds }: Evidence,
): AfterCheck {
  const { armedAt, hash, titleHash } = unknown;
  const strangers = unclaimed(listing, knownIds);
  const found = findSent(strangers, armedAt, hash);
  if (found) return { kind: 'found', id: found.id, permalink: found.permalink, createdAt: found.createdAt };
  const checkAt = now + (CHECK_WAITS_MS[unknown.checks] ?? LATER_CHECK_WAIT_MS);
  if (!listing?.isWhole)
    return platformNow - armedAt < UNREADABLE_FOR_MS
      ? { kind: 'checkAgain', at: checkAt, missed: false }
      : { kind: 'ask', why: 'unreadable' };
  const misses = unknown.misses + 1;
  const quietMs = unknown.quietUntil - platformNow;
  if (quietMs > 0 || misses < MISSES_NEEDED) {
    const lastCheckAt = now + Math.max(quietMs, SHORTEST_CHECK_WAIT_MS);
    return { kind: 'checkAgain', at: Math.min(checkAt, lastCheckAt), missed: true };
  }
  if (unknown.taken) return { kind: 'ask', why: 'taken' };
  if (strangers.some(isOtherText(titleHash, armedAt))) return { kind: 'ask', why: 'otherText' };
  if (listing.items.some(isEqual(hash, armedAt))) return { kind: 'ask', why: 'equal' };
  return quietPeriod !== 'ask' && unknown.tries < TRIES_ALLOWED
    ? { kind: 'sendAgain' }
    : { kind: 'ask', why: 'absent' };
}

const unclaimed = (listing: Listing | null, knownIds: ReadonlySet<string>): Listed[] =>
  (listing?.items ?? []).filter(({ id }) => !knownIds.has(id));

const isSince = ({ createdAt }: Listed, at: number) => createdAt >= at - CLOCK_DOUBT_MS;

/** What was sent at `at` or later: rather the first thereafter than one that our clocks put before it. */
function findSent(strangers: readonly Listed[], at: number, hash: string): Listed | undefined {
  const same = strangers
    .filter((each) => each.hash === hash && isSince(each, at))
    .toSorted((a, b) => a.createdAt - b.createdAt);
  return same.find(({ createdAt }) => createdAt >= at - CLOCK_GRAIN_MS) ?? same.at(-1);
}

/** Another post of ours has it, which may be wrong. */
const isEqual = (hash: string, at: number) => (each: Listed) =>
  each.hash === hash && each.createdAt >= at - CLOCKS_DIFFER_MS;

/** Edited there, or blanked by a moderator. */
const isOtherText = (titleHash: string, at: number) => (each: Listed) =>
  each.titleHash === titleHash && isSince(each, at);

type Text = Pick<Unknown, 'hash' | 'titleHash'>;

/** What a restored database does not know: whether the post went out since the backup. */
export function findSentSince(
  listing: Listing,
  at: number,
  { hash, titleHash }: Text,
  knownIds: ReadonlySet<string>,
): { copy: Listed | undefined; isOtherTextThere: boolean } {
  const strangers = unclaimed(listing, knownIds);
  return {
    copy: findSent(strangers, at, hash),
    isOtherTextThere: strangers.some(isOtherText(titleHash, at)),
  };
}
