import { findSentence } from './find-sentence.ts';
import type { WrittenRule } from './read-rule.ts';

const REPOST =
  /\bre-?posts?\b|\bre-?posting\b|\bposted before\b|\balready (?:been )?posted\b|\bduplicates?\b|\bcross-?post/i;
const BANNED =
  /\b(?:no|not?|never|without|avoid|don['’]t|do not|cannot|can['’]t|forbidden|prohibited|removed|banned|deleted)\b/i;
const SPAN = /\b(\d{1,3}|an?|six|three|two|twelve) (hour|day|week|month|year)s?\b/i;

/** The rule on reposts, with its sentence; null if there is none. */
export function findReposts(rules: readonly WrittenRule[]): { words: string; quote: string } | null {
  const quote = findSentence(
    rules,
    (sentence) => REPOST.test(sentence) && (BANNED.test(sentence) || SPAN.test(sentence)),
  );
  if (quote === null) return null;
  const span = SPAN.exec(quote)?.[0];
  return { quote, words: span ? `With a limit: ${span.toLowerCase()}` : 'Not allowed' };
}
