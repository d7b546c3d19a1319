import { CLOCK_GRAIN_MS, type Listed } from './decide-after-check.ts';

/** A post whose answer was lost may still be accepted this long after it was sent. */
export const LATE_MS = 5 * 60_000;

/** When to search for second copies after a post with an unknown outcome went out. */
export const COPIES_SOUGHT_AFTER_MS = [30_000, 2 * 60_000, 5 * 60_000, 15 * 60_000, 60 * 60_000];

/** One try: the text's hash, and when it was sent by the platform's clock. */
export type Sent = { hash: string; at: number };

/** Copies that can only be ours: the exact text of a try, created within its window, and not known as a post yet. */
export const findLateCopies = (
  listed: readonly Listed[],
  sent: readonly Sent[],
  knownIds: ReadonlySet<string>,
): Listed[] =>
  listed
    .filter(({ id }) => !knownIds.has(id))
    .filter((copy) =>
      sent.some(
        ({ hash, at }) =>
          copy.hash === hash && copy.createdAt >= at - CLOCK_GRAIN_MS && copy.createdAt <= at + LATE_MS,
      ),
    )
    .toSorted((one, other) => one.createdAt - other.createdAt);
