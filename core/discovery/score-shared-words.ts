import { PLACES } from './community-words.ts';
import { GENERAL_STEMS } from './general-words.ts';

/** A word of a community, as the index has it. */
export type WordHit = { communityId: string; stem: string; word: string; place: number };
export type SharedWords = {
  communityId: string;
  /** Higher for rarer words, in better places, that weigh more in the profile. */
  score: number;
  /** The words that count most, first. */
  words: string[];
};

/** A word counts less the further back it stands: name, title, description, posts. */
const PLACE_WEIGHTS = [2, 1.75, 1.5, 1];

const countOf = (own: readonly WordHit[]): number =>
  own.reduce((count, { place }) => count + (place <= PLACES.description ? 1 : 0.5), 0);

/** In fewer communities every word is frequent, so none is left out. */
const FEWEST_COMMUNITIES = 10;

/**
 * Communities by the words that they share with a profile: each stem with its weight. `hits` are the communities
 * found for each stem. The fewer of all communities have a word the more it counts; one that most have, not at all. Who
 * shares fewer than `fewestWords` is left out, unless one of them is what the community is called. A word that only
 * posts have is half a word: two of these are chance.
 */
export function scoreSharedWords(
  profile: ReadonlyMap<string, number>,
  hits: readonly WordHit[],
  { all, fewestWords }: { all: number; fewestWords: number },
): SharedWords[] {
  const counts = new Map<string, number>();
  for (const { stem } of hits) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const most = all < FEWEST_COMMUNITIES ? all : all / 2;
  const telling = hits.filter(({ stem }) => !GENERAL_STEMS.has(stem) && (counts.get(stem) ?? 0) <= most);
  const weightOf = ({ stem, place }: WordHit) =>
    (profile.get(stem) ?? 0) * Math.log(1 + all / (counts.get(stem) ?? 1)) * (PLACE_WEIGHTS[place] ?? 1);
  return [...Map.groupBy(telling, ({ communityId }) => communityId)]
    .filter(([, own]) => countOf(own) >= fewestWords || own.some(({ place }) => place <= PLACES.title))
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
