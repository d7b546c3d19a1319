import type { CommunitySize, SizeFilter } from '#contract/discovery.ts';

const MEDIUM_FROM = 10_000;
const LARGE_FROM = 100_000;

export const toSize = (members: number): CommunitySize =>
  members < MEDIUM_FROM ? 'small' : members < LARGE_FROM ? 'medium' : 'large';

/** The member range of each size filter: at least `from`, less than `below`. */
export const SIZE_RANGES: Readonly<Record<SizeFilter, readonly [from: number, below: number]>> = {
  any: [0, Number.MAX_SAFE_INTEGER],
  small: [0, MEDIUM_FROM],
  medium: [MEDIUM_FROM, LARGE_FROM],
  large: [LARGE_FROM, Number.MAX_SAFE_INTEGER],
};
