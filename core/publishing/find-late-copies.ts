import { CLOCK_TOLERANCE_MS, type ListedPost } from './decide-after-check.ts';

/** How long after sending the platform may still accept a post whose response was lost. */
export const LATE_ARRIVAL_MS = 5 * 60_000;
/** A copy created earlier than this before an attempt may be a post that the author made by hand. */
const SURELY_OURS_MS = 10_000;

/** When to search for second copies of a post that had an unknown outcome, counted from its publication. */
export const COPY_SEARCH_DELAYS_MS = [30_000, 2 * 60_000, 5 * 60_000, 15 * 60_000, 60 * 60_000];

/** A sent attempt: the text's hash, and the time on the platform's clock. */
export type SentAttempt = { hash: string; at: number };

/** Finds late copies: the exact text of an attempt, created within its time window, and not a known post. */
export const findLateCopies = (
  listed: readonly ListedPost[],
  sent: readonly SentAttempt[],
  knownIds: ReadonlySet<string>,
): ListedPost[] =>
  listed
    .filter((each) => !knownIds.has(each.id) && isCopy(each, sent, CLOCK_TOLERANCE_MS))
    .toSorted((one, other) => one.createdAt - other.createdAt);

/** True if only Threadwell can have posted this copy. */
export const isCertainlyOurs = (copy: ListedPost, sent: readonly SentAttempt[]): boolean =>
  isCopy(copy, sent, SURELY_OURS_MS);

const isCopy = ({ hash, createdAt }: ListedPost, sent: readonly SentAttempt[], earlierMs: number) =>
  sent.some(
    (each) =>
      hash === each.hash && createdAt >= each.at - earlierMs && createdAt <= each.at + LATE_ARRIVAL_MS,
  );
