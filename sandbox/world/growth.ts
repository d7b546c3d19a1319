import { hashFraction } from './random.ts';

/** How a post or comment gains votes and replies: quickly at first, then ever more slowly. */
export type Growth = {
  readonly seed: number;
  /** The final votes beyond the author's own. Negative if people dislike it. */
  readonly finalVotes: number;
  readonly finalReplies: number;
  /** When the first vote and the first reply arrive: members get them within a minute, or within seconds. */
  readonly start: 'slow' | 'early' | 'quick';
};

const HALF_WAY_MS = 3 * 3_600_000;
const FIRST_VOTE_MS = { early: 20_000, quick: 2_000 };
/** The minimum age at the first reply, and the random range above it. */
const FIRST_REPLY_MS = { early: [15_000, 25_000], quick: [4_000, 3_000] } as const;

const shareAt = (ageMs: number): number => (ageMs <= 0 ? 0 : Math.sqrt(ageMs / (ageMs + HALF_WAY_MS)));

const ageAt = (part: number): number => (HALF_WAY_MS * part * part) / (1 - part * part);

export function votesAt(growth: Growth, ageMs: number): number {
  const votes = Math.round(growth.finalVotes * shareAt(ageMs));
  const { start } = growth;
  if (start !== 'slow' && growth.finalVotes > 0 && ageMs >= FIRST_VOTE_MS[start]) return Math.max(1, votes);
  return votes;
}

/** The age at which reply number `index` (from 0) arrives. */
export function replyAge(growth: Growth, index: number): number {
  const jitter = hashFraction(growth.seed, 'reply', index);
  const { start } = growth;
  if (start !== 'slow' && index === 0) {
    const [least, spread] = FIRST_REPLY_MS[start];
    return least + Math.floor(jitter * spread);
  }
  const delay = start === 'slow' ? 40_000 : 45_000;
  return delay + Math.floor(ageAt((index + jitter * 0.9) / (growth.finalReplies + 1)));
}

export function repliesAt(growth: Growth, ageMs: number): number {
  let low = 0;
  let high = growth.finalReplies;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (replyAge(growth, middle) <= ageMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function upvoteRatio(growth: Growth): number {
  const luck = hashFraction(growth.seed, 'ratio');
  const [low, width] =
    growth.finalVotes < 0 ? [0.25, 0.2] : growth.finalVotes < 4 ? [0.6, 0.35] : [0.82, 0.17];
  const ratio = low + luck * width;
  return Math.round(ratio * 100) / 100;
}
