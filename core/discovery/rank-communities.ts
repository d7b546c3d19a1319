import type { Question } from './community-words.ts';

export type Candidate = { id: string; name: string; members: number };
/** The words of the question that a community has: where each stands. */
export type Matches = ReadonlyMap<string, readonly number[]>;

type Rank = readonly number[];

/** The exact name first, then names that begin like it, then the most words in the best places, then members. */
function rankOf(candidate: Candidate, question: Question, matches: Matches): Rank {
  const name = candidate.name.toLowerCase();
  const places = matches.get(candidate.id) ?? [];
  return [
    name === question.name ? 0 : 1,
    question.name !== '' && name.startsWith(question.name) ? 0 : 1,
    -places.length,
    Math.min(...places),
    -candidate.members,
  ];
}

function compare(one: Rank, other: Rank): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

export function rankCommunities<T extends Candidate>(
  candidates: readonly T[],
  question: Question,
  matches: Matches,
): T[] {
  const ranked = candidates.map((candidate) => ({ candidate, rank: rankOf(candidate, question, matches) }));
  return ranked.toSorted((one, other) => compare(one.rank, other.rank)).map(({ candidate }) => candidate);
}
