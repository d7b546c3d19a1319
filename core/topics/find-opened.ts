import { isOrdinary } from './is-ordinary.ts';
import { ACRONYM_NAMES, CAPITAL_NAMES, KNOWN_NAMES, NO_NAMES } from './known-names.ts';
import { PLACES } from './places.ts';
import type { Run } from './run.ts';
import { splitTopic } from './split-topic.ts';

/** A word with a capital, then a mark and what it is. */
const OPENED =
  /^(?:[^:.!?]{2,60}: |[^:,.!?]{2,40}(?:,| [-–—]) )?["“]?(\p{Lu}[\p{L}\p{N}.+-]{2,30}(?: [\p{Lu}\d][\p{L}\p{N}.-]{0,20})?)["”]?(?: \([^)]{1,20}\))?(?:,|:| [-–—]) (?=\p{L}|\d)/u;
/** "Quillbox writes your invoices". */
const DOING = /^([\p{Lu}][\p{L}\p{N}.]{2,30}) (?:now )?\p{Ll}+s (?:you|your|an?|the|any|all|every)(?!\p{L})/u;
const OTHERS = [KNOWN_NAMES, ACRONYM_NAMES, CAPITAL_NAMES, NO_NAMES, PLACES];

/** Whether a word is a name that nobody knows yet: with a capital, in no list, and no plural. */
export const isCoined = (word: string): boolean => {
  const low = word.toLowerCase();
  return (
    /^\p{Lu}/u.test(word) &&
    /\p{Ll}/u.test(word) &&
    !isOrdinary(low) &&
    !/[^s]s$/.test(low) &&
    !OTHERS.some((words) => words.has(low))
  );
};

/** "Quillbox: invoices for…": a coined name that a sentence begins with and then explains. */
export function findOpened(prose: string, doing = false): Run | null {
  let at = 0;
  for (const sentence of splitTopic(prose)) {
    const name = (doing ? DOING : OPENED).exec(sentence)?.[1];
    if (
      name &&
      name.split(' ').every((word, place) => isCoined(word) || (place > 0 && /^[\p{Lu}\d]/u.test(word)))
    ) {
      const from = at + sentence.indexOf(name);
      return { from, to: from + name.length };
    }
    at += sentence.length;
  }
  return null;
}
