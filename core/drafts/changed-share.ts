import { splitWords } from './split-words.ts';

/** From here on an edited draft counts as the author's own words. */
export const OWN_WORDS = 0.3;

/** The share of the words of `edited` that were not in `draft`, 0 to 1. Words moved about are not new. */
export function changedShare(draft: string, edited: string): number {
  const left = new Map<string, number>();
  for (const word of splitWords(draft)) left.set(word, (left.get(word) ?? 0) + 1);
  const words = splitWords(edited);
  let added = 0;
  for (const word of words) {
    const count = left.get(word) ?? 0;
    if (count === 0) added += 1;
    else left.set(word, count - 1);
  }
  return words.length === 0 ? 0 : added / words.length;
}
