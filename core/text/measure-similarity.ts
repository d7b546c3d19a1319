import { splitWords } from './split-words.ts';

/** At or above this similarity, texts in two communities count as near-duplicates. */
export const NEAR_DUPLICATE_THRESHOLD = 0.85;
const GRAM = 3;

export type Trigrams = ReadonlySet<string>;

export function listTrigrams(text: string): Trigrams {
  const words = splitWords(text);
  if (words.length < GRAM) return new Set(words.length === 0 ? [] : [words.join(' ')]);
  return new Set(words.slice(GRAM - 1).map((_, index) => words.slice(index, index + GRAM).join(' ')));
}

function share(left: Trigrams, right: Trigrams): number {
  let shared = 0;
  for (const gram of left) if (right.has(gram)) shared += 1;
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** The Jaccard similarity of two texts' word trigrams, 0 to 1. */
export const measureSimilarity = (one: string, other: string): number =>
  share(listTrigrams(one), listTrigrams(other));
