import { WORD_PLACES } from './community-words.ts';

/** A word in the index of a community. */
export type WordHit = { communityId: string; stem: string; word: string; place: number };
export type SharedWords = {
  communityId: string;
  /** Higher for rarer words, better places, and more weight in the profile. */
  score: number;
  /** The shared words, most important first. */
  words: string[];
};

/** Weights by place: name, title, description, posts. */
const PLACE_WEIGHTS = [2, 1.75, 1.5, 1];

const countOf = (own: readonly WordHit[]): number =>
  own.reduce((count, { place }) => count + (place <= WORD_PLACES.description ? 1 : 0.5), 0);

/** Below this many communities every word is frequent, so none is dropped. */
const FEWEST_COMMUNITIES = 10;

/**
 * Scores communities by words shared with a profile of weighted stems. Rarer words count more; a word most have
 * counts nothing. Needs `fewestWords`, or one in the name; a word found only in posts counts as half.
 */
export function scoreSharedWords(
  profile: ReadonlyMap<string, number>,
  hits: readonly WordHit[],
  { all, fewestWords }: { all: number; fewestWords: number },
): SharedWords[] {
  const counts = new Map<string, number>();
  for (const { stem } of hits) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const most = all < FEWEST_COMMUNITIES ? all : all / 2;
  const telling = hits.filter(({ stem }) => (counts.get(stem) ?? 0) <= most);
  const weightOf = ({ stem, place }: WordHit) =>
    (profile.get(stem) ?? 0) * Math.log(1 + all / (counts.get(stem) ?? 1)) * (PLACE_WEIGHTS[place] ?? 1);
  return [...Map.groupBy(telling, ({ communityId }) => communityId)]
    .filter(([, own]) => countOf(own) >= fewestWords || own.some(({ place }) => place <= WORD_PLACES.title))
    .map(([communityId, own]) => {
      const weighed = own
        .map((hit) => ({ word: hit.word, weight: weightOf(hit) }))
        .toSorted((one, other) => other.weight - one.weight);
      return {
        communityId,
        score: weighed.reduce((sum, { weight }) => sum + weight, 0),
        words: weighed.map(({ word }) => word),
      };
    })
    .toSorted((one, other) => other.score - one.score);
}
