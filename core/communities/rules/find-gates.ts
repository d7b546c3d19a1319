import { isEnglish } from './is-english.ts';
import type { WrittenRule } from './read-rule.ts';
import { splitSentences } from './split-sentences.ts';

const GATE =
  /\bkarma\b|\baccounts? (?:must|has to|have to|needs?|age|younger|older|under|less)\b|\bday old account|\bnew accounts?\b/i;

/** The first sentence about the age or karma that an account needs; null where none says so. */
export function findGates(rules: readonly WrittenRule[]): string | null {
  const sentences = rules
    .filter(({ name, text }) => isEnglish(`${name}\n${text}`))
    .flatMap(({ name, text }) => [name, text])
    .flatMap((text) => splitSentences(text));
  return sentences.find((sentence) => GATE.test(sentence)) ?? null;
}
