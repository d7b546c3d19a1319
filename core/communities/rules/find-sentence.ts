import { isEnglish } from './is-english.ts';
import type { WrittenRule } from './read-rule.ts';
import { splitSentences } from './split-sentences.ts';

/** The first English sentence in the rules that matches, verbatim. */
export function findSentence(
  rules: readonly WrittenRule[],
  fits: (sentence: string) => boolean,
): string | null {
  for (const { name, text } of rules) {
    if (!isEnglish(`${name}\n${text}`)) continue;
    const found = [name, text].flatMap((part) => splitSentences(part)).find(fits);
    if (found !== undefined) return found;
  }
  return null;
}
