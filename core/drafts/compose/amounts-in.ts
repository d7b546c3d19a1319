/** Read in one go, and only then looked around: a pattern of both would try each digit anew. */
const NUMBER = /\d+(?:[.,]\d+)*/g;
const SIGN_BEFORE = /[$€£] ?$/;
const NAME_BEHIND = /^ ?(?:[$€£]|(?:dollars?|euros?|pounds?|usd|eur|gbp)\b)/i;
const LONGEST_SIGN = 2;
const LONGEST_NAME = 10;
const PART_OF_WORD = /[\p{L}\p{N}_]$/u;

/** "$1,900.00" is "$1900". */
const plainly = (number: string): string =>
  number.replace(/[.,]0{1,2}$/, '').replace(/[.,](?=\d{3}(?:[.,]|$))/g, '');

/** The sums of money in a text, without their currency. */
export const amountsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(NUMBER)]
      .filter(({ 0: number, index }) => {
        const before = text.slice(Math.max(0, index - LONGEST_SIGN), index);
        const end = index + number.length;
        const isNamed = NAME_BEHIND.test(text.slice(end, end + LONGEST_NAME)) && !PART_OF_WORD.test(before);
        return SIGN_BEFORE.test(before) || isNamed;
      })
      .map(([number]) => plainly(number)),
  );
