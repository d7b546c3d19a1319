import { foldConfusables } from '#core/text/fold-confusables.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { listTrigrams } from '#core/text/measure-similarity.ts';

/** The minimum overlap: six consecutive words, or the same number in several parts. Texts share fewer words by chance. */
const MIN_SHARED = 4;
const MOST = 0.5;
const QUOTED = /^\s*>/;

const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !QUOTED.test(line))
    .flatMap(splitSentences);

/**
 * Finds the first sentence that repeats a listed fact; null if there is none. It needs more than half of the fact's
 * word trigrams, so it works in any language. Ignores quoted lines.
 */
export function createFactFinder(facts: readonly string[]): (text: string) => string | null {
  const sizes: number[] = [];
  const factsOf = new Map<string, number[]>();
  for (const sentence of facts.flatMap(sentencesOf)) {
    const grams = listTrigrams(foldConfusables(sentence));
    const fact = sizes.push(grams.size) - 1;
    for (const gram of grams) {
      const others = factsOf.get(gram);
      if (others) others.push(fact);
      else factsOf.set(gram, [fact]);
    }
  }
  const repeats = (sentence: string): boolean => {
    const grams = listTrigrams(foldConfusables(sentence));
    if (grams.size < MIN_SHARED) return false;
    const shared = new Map<number, number>();
    for (const gram of grams)
      for (const fact of factsOf.get(gram) ?? []) shared.set(fact, (shared.get(fact) ?? 0) + 1);
    return [...shared].some(([fact, count]) => count >= MIN_SHARED && count > MOST * (sizes[fact] ?? 0));
  };
  return (text) => (sizes.length > 0 && sentencesOf(text).find(repeats)?.trim()) || null;
}
