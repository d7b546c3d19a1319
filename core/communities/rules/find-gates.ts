import { findSentence } from './find-sentence.ts';
import type { WrittenRule } from './read-rule.ts';

const GATE =
  /\bkarma\b|\baccounts? (?:must|has to|have to|needs?|age|younger|older|under|less)\b|\bday old account|\bnew accounts?\b/i;

/** The first sentence about the age or karma that an account needs; null where none says so. */
export const findGates = (rules: readonly WrittenRule[]): string | null =>
  findSentence(rules, (sentence) => GATE.test(sentence));
