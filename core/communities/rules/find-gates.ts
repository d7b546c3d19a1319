import { anyOf } from '#core/text/any-of.ts';
import { findSentence } from './find-sentence.ts';
import type { WrittenRule } from './read-rule.ts';

const GATE = anyOf(
  'i',
  /\bkarma\b|\baccounts? (?:must|has to|have to|needs?|age|younger|older|under|less)\b|\bday old account/,
  /\bnew accounts?\b|\bapproved (?:members?|users?|submitters?|posters?)\b/,
  /\bfor (?:at least )?\d{1,3} (?:days|weeks|months) before you (?:can |may )?post\b/,
);

/** The first sentence about required account age, karma or approval; null if there is none. */
export const findGates = (rules: readonly WrittenRule[]): string | null =>
  findSentence(rules, (sentence) => GATE.test(sentence));
