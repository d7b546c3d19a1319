import { anyOf } from '#core/text/any-of.ts';
import { findSentence } from './find-sentence.ts';
import type { WrittenRule } from './read-rule.ts';

const RHYTHM = /\b(daily|weekly|fortnightly|bi-?weekly|monthly|quarterly|of the (?:day|week|month))\b/i;
const DAY = /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\b/i;
const THREAD = /\b(?:mega ?)?threads?\b|\bstick(?:y|ied) post\b|\bpinned post\b/i;
const PROMOTION = anyOf(
  'i',
  /promot|\badvert|\bshowcase\b|\bshar(?:e|ing)\b|\bpitch(?:es|ing)?\b/,
  /\byour (?:own )?(?:product|project|startup|app|work|tool|site)s?\b|\blaunch|\bfeedback\b|\blinks?\b/,
);

const INTO = /\b(?:in|into|inside|within|to|use) (?:the|our|a|an|its|that)\b[^.;]{0,60}?\bthreads?\b/i;
const EXCLUSIVE = /\bnowhere else\b|\bonly\b|\bexclusively\b/i;
const OUTSIDE = /\boutside (?:of )?(?:the|our|that|this)\b/i;
const NEGATED = /\b(?:no|not|never)\b/i;
const EXCEPTED = /\b(?:unless|except|or)\b/i;
const WORDS_OF: Readonly<Record<string, string>> = {
  'of the day': 'daily',
  'of the week': 'weekly',
  'of the month': 'monthly',
};

/** A recurring thread for promotion: how often, on which day, and the source sentence. */
export type PromotionThread = { words: string; quote: string };

export function findPromotionThread(rules: readonly WrittenRule[]): PromotionThread | null {
  const quote = findSentence(
    rules,
    (sentence) =>
      THREAD.test(sentence) && PROMOTION.test(sentence) && (RHYTHM.test(sentence) || DAY.test(sentence)),
  );
  if (quote === null) return null;
  const rhythm = RHYTHM.exec(quote)?.[1]?.toLowerCase();
  const day = DAY.exec(quote)?.[1];
  const kind = rhythm ? `A ${WORDS_OF[rhythm] ?? rhythm} thread` : 'A thread';
  return { quote, words: day ? `${kind}, on ${capital(day)}s` : kind };
}

/** The sentence that allows promotion only in a thread, without naming a day; null if there is none. */
export const findExclusiveThread = (rules: readonly WrittenRule[]): string | null =>
  findSentence(rules, (sentence) => {
    if (!THREAD.test(sentence) || !PROMOTION.test(sentence)) return false;
    if (DAY.test(sentence) || EXCEPTED.test(sentence) || sentence.endsWith('?')) return false;
    return (
      (INTO.test(sentence) && EXCLUSIVE.test(sentence)) || (OUTSIDE.test(sentence) && NEGATED.test(sentence))
    );
  });

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
