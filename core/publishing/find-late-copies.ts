import type { Listed } from './decide-after-check.ts';

/** How long after we sent it a community site may still take a post whose answer was lost. */
export const LATE_MS = 5 * 60_000;
const CLOCK_GRAIN_MS = 1_000;

/** Looks for a second copy this long after a post with an unknown outcome went out. */
export const LOOKS_AFTER_MS = [30_000, 2 * 60_000, 5 * 60_000, 15 * 60_000, 60 * 60_000];

/** What was sent, and when by the platform's clock. */
export type Sent = { hash: string; at: number };

/** Copies that can only be ours: the very text of one of our tries, made within its window, and no post of ours yet. */
export const findLateCopies = (
  listed: readonly Listed[],
  sent: readonly Sent[],
  claimed: ReadonlySet<string>,
): Listed[] =>
  listed
    .filter(({ id }) => !claimed.has(id))
    .filter((copy) =>
      sent.some(
        ({ hash, at }) =>
          copy.hash === hash && copy.createdAt >= at - CLOCK_GRAIN_MS && copy.createdAt <= at + LATE_MS,
      ),
    )
    .toSorted((one, other) => one.createdAt - other.createdAt);
