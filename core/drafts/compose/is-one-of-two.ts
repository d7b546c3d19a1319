import { escapePattern } from '#core/mentions/own-site.ts';
import { wordsOf } from '#core/mentions/product-names.ts';
import { isOrdinary } from '#core/topics/is-ordinary.ts';
import { CAPITAL_NAMES, KNOWN_NAMES, NO_NAMES } from '#core/topics/known-names.ts';
import { PLACES } from '#core/topics/places.ts';

const NO_PRODUCT = /^(?:an?|the|my|our|your|no|not|nothing|by|just|\w+ing)\b/i;
/** Around a name, and between its words: "Acme (beta)". */
const SIGNS = '[^\\p{L}\\p{N}\\s]{0,3}';
/** "Xero is worse than", "is Xero really any better than" */
const TO_THAN = "(?:(?:is|are|was|isn['’]t|costs?|works?|looks?|feels?|does|really|still|much|far|so|any) )*";

/** "Quillbox vs FreshBooks" and "is Quillbox better than FreshBooks"; doing it by hand is nobody's own. */
export function isOneOfTwo(topic: string, label: string): boolean {
  const words = wordsOf(label);
  // "C++" is told from "C#" by its signs alone.
  const name = words.join('').length < 3 ? escapePattern(label) : words.join('[^\\p{L}\\p{N}\\n]{1,3}');
  const own = `(?<!\\p{L})${SIGNS}${name}${SIGNS}(?!\\p{L})`;
  const beside = (...patterns: string[]) =>
    patterns.flatMap((pattern) => new RegExp(pattern, 'iu').exec(topic)?.[1] ?? []);
  const versus = beside(`${own} (?:vs\\.?|versus) (.+)`, `(?:^|[:?.] )([^:?.]+) (?:vs\\.?|versus) ${own}`);
  if (versus.some((other) => !NO_PRODUCT.test(other))) return true;
  // "Or" and "than" stand between any two things.
  return beside(
    `${own} or (\\S+)`,
    `(\\S+) or ${own}`,
    `${own} ${TO_THAN}(?:\\w+ )?than (\\S+)`,
    `(\\S+) ${TO_THAN}(?:\\w+ )?than ${own}`,
  ).some((other) => isName(other.replace(/[^\p{L}\p{N}]+$/u, ''), topic, label));
}

/** Whether a word names a product as far as our lists and its capital tell. */
function isName(word: string, topic: string, label: string): boolean {
  const low = word.toLowerCase();
  if (KNOWN_NAMES.has(low)) return true;
  if (!/^\p{Lu}/u.test(word) || NO_NAMES.has(low) || PLACES.has(low)) return false;
  // In a title with a capital at each word, capitals say nothing.
  const others = (topic.replaceAll(label, '').match(/\p{L}{4,}/gu) ?? []).filter((other) => other !== word);
  const capitalsTell = others.length === 0 || others.some((other) => /^\p{Ll}/u.test(other));
  return capitalsTell && (CAPITAL_NAMES.has(low) || !isOrdinary(low));
}
