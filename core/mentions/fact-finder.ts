import { foldConfusables } from '#core/text/fold-confusables.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { gramsOf } from '#core/text/measure-similarity.ts';

/** Six words in a row, or as much in parts: fewer are shared by chance. */
const MIN_SHARED = 4;
const MOST = 0.5;

const sentencesOf = (text: string): string[] => text.split('\n').flatMap(splitSentences);

/**
 * Finds the first sentence that repeats a listed fact, null if there is none. It shares at least half of the word
 * trigrams of the sentence or of the fact, so it works in any language.
 */
export function createFactFinder(facts: readonly string[]): (text: string) => string | null {
  const known = facts
    .flatMap(sentencesOf)
    .map((fact) => gramsOf(foldConfusables(fact)))
    .filter(({ size }) => size >= MIN_SHARED);
  return (text) => {
    const repeats = (sentence: string): boolean => {
      const grams = gramsOf(foldConfusables(sentence));
      return known.some((fact) => {
        const shared = [...fact].filter((gram) => grams.has(gram)).length;
        return shared >= MIN_SHARED && shared >= MOST * Math.min(fact.size, grams.size);
      });
    };
    return (known.length > 0 && sentencesOf(text).find(repeats)?.trim()) || null;
  };
}
