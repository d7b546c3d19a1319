import type { ParsedQuery } from './community-words.ts';

/** `places`: the place of each query word found in the community. */
export type Candidate = { name: string; members: number; places: readonly number[] };

type Rank = readonly number[];

/** Ranks the exact name first, then name prefixes, then the most words in the best places, then members. */
function rankOf(candidate: Candidate, question: ParsedQuery): Rank {
  const name = candidate.name.toLowerCase();
  return [
    name === question.name ? 0 : 1,
    question.name !== '' && name.startsWith(question.name) ? 0 : 1,
    -candidate.places.length,
    Math.min(...candidate.places),
    -candidate.members,
  ];
}

function compare(one: Rank, other: Rank): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

export function rankCommunities<T extends Candidate>(candidates: readonly T[], question: ParsedQuery): T[] {
  const ranked = candidates.map((candidate) => ({ candidate, rank: rankOf(candidate, question) }));
  return ranked.toSorted((one, other) => compare(one.rank, other.rank)).map(({ candidate }) => candidate);
}
