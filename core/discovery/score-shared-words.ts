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
const PLACE_WEIGHTS = [1.5, 1.25, 1, 1];
const FEWEST_WORDS = 2;

/**
 * Communities by the words that they share with a profile: each stem with its weight. `hits` are, for each stem, the
 * first `limit` communities that have it; a word that fills the limit counts little.
 */
export function scoreSharedWords(
  profile: ReadonlyMap<string, number>,
  hits: readonly WordHit[],
  limit: number,
): SharedWords[] {
  const counts = new Map<string, number>();
  for (const { stem } of hits) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weightOf = ({ stem, place }: WordHit) =>
    (profile.get(stem) ?? 0) * Math.log(1 + limit / (counts.get(stem) ?? 1)) * (PLACE_WEIGHTS[place] ?? 1);
  const byCommunity = Map.groupBy(hits, ({ communityId }) => communityId);
  return [...byCommunity]
    .filter(([, own]) => own.length >= FEWEST_WORDS)
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
