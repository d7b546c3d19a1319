import type { PublishingSettings } from '#contract/publishing.ts';

/** With `ask`, only the user can start another attempt. */
export type QuietPeriod = PublishingSettings['silence'];
const QUIET_MS = { usual: 60_000, safe: 6 * 60_000, ask: 60_000 } as const satisfies Record<
  QuietPeriod,
  number
>;
/** How long to wait before resending after an unknown outcome. */
export const quietPeriodMs = (quietPeriod: QuietPeriod): number => QUIET_MS[quietPeriod];

/** This many checks of the account's list without the post prove that it never arrived. */
const MISSES_NEEDED = 3;
const CHECK_WAITS_MS = [2_000, 5_000, 10_000, 15_000];
const LATER_CHECK_WAIT_MS = 30_000;
const SHORTEST_CHECK_WAIT_MS = 2_000;
const TRIES_ALLOWED = 3;
/** After this long without a readable list, ask the user. */
export const UNREADABLE_MAX_MS = 30 * 60_000;
/** How far the platform's clock may differ from our estimate. */
export const CLOCK_TOLERANCE_MS = 60_000;
/** The platform rounds times to whole seconds. */
const CLOCK_GRAIN_MS = 1_000;
/** How far two synchronized clocks may differ. */
export const CLOCK_SKEW_MS = 10_000;

/** An attempt whose response was lost. */
export type LostAttempt = {
  /** When the attempt was sent, on the platform's clock. */
  armedAt: number;
  /** Until when not to resend, on the platform's clock. */
  quietUntil: number;
  misses: number;
  checks: number;
  tries: number;
  hash: string;
  titleHash: string;
  /** The platform accepted it without returning an id, so it must never be resent. */
  taken: boolean;
};

/** One of the account's own posts, from its list. */
export type ListedPost = {
  id: string;
  permalink: string | null;
  createdAt: number;
  hash: string;
  /** A hash of everything except the text, which the platform may have blanked. */
  titleHash: string;
  /** True if someone has voted or replied. */
  touched: boolean;
};

/** `isWhole`: we could read every entry since the attempt. */
export type Listing = { items: readonly ListedPost[]; isWhole: boolean };

export type AfterCheck =
  | { kind: 'found'; id: string; permalink: string | null; createdAt: number }
  | { kind: 'checkAgain'; at: number; missed: boolean }
  | { kind: 'sendAgain' }
  | { kind: 'ask'; why: AskReason };

export type AskReason = 'unreadable' | 'absent' | 'otherText' | 'equal' | 'taken';

type Evidence = {
  now: number;
  platformNow: number;
  /** The account's list; null if it was unreadable. */
  listing: Listing | null;
  quietPeriod: QuietPeriod;
  /** Ids that belong to other posts of ours. */
  knownIds: ReadonlySet<string>;
};

/** Decides what to do after a lost response: accept the post we found, check again, resend, or ask the user. */
export function decideAfterCheck(
  unknown: LostAttempt,
  { now, platformNow, listing, quietPeriod, knownIds }: Evidence,
): AfterCheck {
  const { armedAt, hash, titleHash } = unknown;
  const strangers = unclaimed(listing, knownIds);
  const found = findSent(strangers, armedAt, hash);
  if (found) return { kind: 'found', id: found.id, permalink: found.permalink, createdAt: found.createdAt };
  const checkAt = now + (CHECK_WAITS_MS[unknown.checks] ?? LATER_CHECK_WAIT_MS);
  if (!listing?.isWhole)
    return platformNow - armedAt < UNREADABLE_MAX_MS
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

const unclaimed = (listing: Listing | null, knownIds: ReadonlySet<string>): ListedPost[] =>
  (listing?.items ?? []).filter(({ id }) => !knownIds.has(id));

const isSince = ({ createdAt }: ListedPost, at: number) => createdAt >= at - CLOCK_TOLERANCE_MS;

/** The first match created at `at` or later; otherwise an earlier one within the clock tolerance. */
function findSent(strangers: readonly ListedPost[], at: number, hash: string): ListedPost | undefined {
  const same = strangers
    .filter((each) => each.hash === hash && isSince(each, at))
    .toSorted((a, b) => a.createdAt - b.createdAt);
  return same.find(({ createdAt }) => createdAt >= at - CLOCK_GRAIN_MS) ?? same.at(-1);
}

/** Another post of ours has this text, but the match may be wrong. */
const isEqual = (hash: string, at: number) => (each: ListedPost) =>
  each.hash === hash && each.createdAt >= at - CLOCK_SKEW_MS;

/** Edited on the platform, or blanked by a moderator. */
const isOtherText = (titleHash: string, at: number) => (each: ListedPost) =>
  each.titleHash === titleHash && isSince(each, at);

type Text = Pick<LostAttempt, 'hash' | 'titleHash'>;

/** Decides whether a post was sent between the backup and its restore. */
export function findSentSince(
  listing: Listing,
  at: number,
  { hash, titleHash }: Text,
  knownIds: ReadonlySet<string>,
): { copy: ListedPost | undefined; isOtherTextThere: boolean } {
  const strangers = unclaimed(listing, knownIds);
  return {
    copy: findSent(strangers, at, hash),
    isOtherTextThere: strangers.some(isOtherText(titleHash, at)),
  };
}
