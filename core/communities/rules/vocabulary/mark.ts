/** Replaces every match of the pattern with a capitalized mark. */
export type Mark = readonly [mark: string, pattern: RegExp];

/** A mark for phrases, each a small regular expression between word boundaries. */
export const markPhrases = (mark: string, phrases: readonly string[]): Mark => [
  mark,
  new RegExp(`(?<![\\w'])(?:${phrases.join('|')})(?!\\w)`, 'g'),
];

const SUBJECT = /\b(?:PROMO|AI|LINK)\b/g;
const IS_SUBJECT = /^(?:PROMO|AI|LINK)$/;

/** A mark keeps the subject marks inside its match: "can PROMO" becomes "ALLOW PROMO". */
export const markWords = (text: string, marks: readonly Mark[]): string =>
  marks.reduce(
    (marked, [mark, pattern]) =>
      marked
        .replace(
          pattern,
          (found) => ` ${mark} ${IS_SUBJECT.test(mark) ? '' : (found.match(SUBJECT) ?? []).join(' ')} `,
        )
        .replace(/\s+/g, ' '),
    text,
  );

/** Joins the alternatives of a pattern that is written over several lines. */
export const joinAlternatives = (words: string): string =>
  words.replaceAll(/\s+/g, ' ').replaceAll('| ', '|').trim();
