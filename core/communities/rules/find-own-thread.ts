import { findSentence } from './find-sentence.ts';
import type { WrittenRule } from './read-rule.ts';

const RHYTHM = /\b(daily|weekly|fortnightly|bi-?weekly|monthly|quarterly)\b/i;
const DAY = /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b/i;
const THREAD = /\b(?:mega ?)?threads?\b|\bstick(?:y|ied) post\b|\bpinned post\b/i;
const PROMOTION =
  /promot|\badvert|\bshowcase\b|\bshar(?:e|ing)\b|\byour (?:product|project|startup|app|work|tool|site)s?\b|\blaunch|\bfeedback\b|\blinks?\b/i;

/** A thread that is opened for promotion: how often, on which day, and the sentence that says so. */
export type OwnThread = { words: string; quote: string };

export function findOwnThread(rules: readonly WrittenRule[]): OwnThread | null {
  const quote = findSentence(
    rules,
    (sentence) =>
      THREAD.test(sentence) && PROMOTION.test(sentence) && (RHYTHM.test(sentence) || DAY.test(sentence)),
  );
  if (quote === null) return null;
  const rhythm = RHYTHM.exec(quote)?.[1]?.toLowerCase();
  const day = DAY.exec(quote)?.[1];
  const kind = rhythm ? `A ${rhythm} thread` : 'A thread';
  return { quote, words: day ? `${kind}, on ${capital(day)}s` : kind };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
