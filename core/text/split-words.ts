/** Scripts without spaces between words are counted by the letter. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}]+(?:['’][\p{L}]+)?/gu;

/** The words of a text in small letters, without signs and markup. */
export const splitWords = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];
