import { CLOCK_DOUBT_MS, type Listed } from './decide-after-check.ts';

/** A post whose answer was lost may still be accepted this long after it was sent. */
export const LATE_MS = 5 * 60_000;
/** What was created earlier than this before a try may be the author's own doing. */
const SURELY_OURS_MS = 10_000;

/** When to search for second copies after a post with an unknown outcome went out. */
export const COPIES_SOUGHT_AFTER_MS = [30_000, 2 * 60_000, 5 * 60_000, 15 * 60_000, 60 * 60_000];

/** One try: the text's hash, and when it was sent by the platform's clock. */
export type Sent = { hash: string; at: number };

/** Copies of what was sent: the exact text of a try, created within its window, and not known as a post yet. */
export const findLateCopies = (
  listed: readonly Listed[],
  sent: readonly Sent[],
  knownIds: ReadonlySet<string>,
): Listed[] =>
  listed
    .filter((each) => !knownIds.has(each.id) && isCopy(each, sent, CLOCK_DOUBT_MS))
    .toSorted((one, other) => one.createdAt - other.createdAt);

/** Nobody but us can have posted this copy. */
export const isSurelyOurs = (copy: Listed, sent: readonly Sent[]): boolean =>
  isCopy(copy, sent, SURELY_OURS_MS);

const isCopy = ({ hash, createdAt }: Listed, sent: readonly Sent[], earlierMs: number) =>
  sent.some(
    (each) => hash === each.hash && createdAt >= each.at - earlierMs && createdAt <= each.at + LATE_MS,
  );
