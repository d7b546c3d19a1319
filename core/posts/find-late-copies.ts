import type { Listed } from './decide-after-check.ts';

/** How long after we sent it a community site may still take a post whose answer was lost. */
export const LATE_MS = 5 * 60_000;
const CLOCK_GRAIN_MS = 1_000;

/** Looks for a second copy this long after a post with an unknown outcome went out. */
export const LOOKS_AFTER_MS = [30_000, 2 * 60_000, 5 * 60_000, 15 * 60_000, 60 * 60_000];

type Known = {
  hash: string;
  /** The copy that stays. */
  keptId: string;
  /** When tries were sent whose outcome nobody knew (platform's clock). */
  doubtfulAt: readonly number[];
  claimed: ReadonlySet<string>;
};

/** Second copies that can only be ours: the very text, from one of our own doubtful tries, and nobody has answered it. */
export const findLateCopies = (
  listed: readonly Listed[],
  { hash, keptId, doubtfulAt, claimed }: Known,
): Listed[] =>
  listed
    .filter((each) => each.hash === hash && each.id !== keptId && !claimed.has(each.id) && !each.touched)
    .filter(({ createdAt }) =>
      doubtfulAt.some((at) => createdAt >= at - CLOCK_GRAIN_MS && createdAt <= at + LATE_MS),
    );
