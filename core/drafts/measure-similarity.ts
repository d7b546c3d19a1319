import { splitWords } from './split-words.ts';

/** From here on two texts in different communities count as one text posted twice. */
export const TOO_SIMILAR = 0.85;
const GRAM = 3;

const gramsOf = (text: string): Set<string> => {
  const words = splitWords(text);
  if (words.length < GRAM) return new Set(words.length === 0 ? [] : [words.join(' ')]);
  return new Set(words.slice(GRAM - 1).map((_, index) => words.slice(index, index + GRAM).join(' ')));
};

/** How much of two texts is the same, 0 to 1: shared word three-grams over all of them. */
export function measureSimilarity(one: string, other: string): number {
  const [left, right] = [gramsOf(one), gramsOf(other)];
  let shared = 0;
  for (const gram of left) if (right.has(gram)) shared += 1;
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : shared / all;
}
