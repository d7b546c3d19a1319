import { share } from './random.ts';

/** How a post or comment gains votes and replies: quickly at first, then ever more slowly. */
export type Growth = {
  readonly seed: number;
  /** The votes it ends up with beyond the author's own. Negative if people dislike it. */
  readonly finalVotes: number;
  readonly finalReplies: number;
  /** The first vote and the first reply arrive within a minute, as on posts by members. */
  readonly early: boolean;
};

const HALF_WAY_MS = 3 * 3_600_000;
const FIRST_VOTE_MS = 20_000;

const shareAt = (ageMs: number): number => (ageMs <= 0 ? 0 : Math.sqrt(ageMs / (ageMs + HALF_WAY_MS)));

const ageAt = (part: number): number => (HALF_WAY_MS * part * part) / (1 - part * part);

export function votesAt(growth: Growth, ageMs: number): number {
  const votes = Math.round(growth.finalVotes * shareAt(ageMs));
  if (growth.early && growth.finalVotes > 0 && ageMs >= FIRST_VOTE_MS) return Math.max(1, votes);
  return votes;
}

/** The age at which reply number `index` (from 0) arrives. */
export function replyAge(growth: Growth, index: number): number {
  const jitter = share(growth.seed, 'reply', index);
  if (growth.early && index === 0) return 15_000 + Math.floor(jitter * 25_000);
  const delay = growth.early ? 45_000 : 40_000;
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
  const luck = share(growth.seed, 'ratio');
  const [low, width] =
    growth.finalVotes < 0 ? [0.25, 0.2] : growth.finalVotes < 4 ? [0.6, 0.35] : [0.82, 0.17];
  const ratio = low + luck * width;
  return Math.round(ratio * 100) / 100;
}
