/** In scripts without spaces, every letter counts as a word. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}]+(?:['’][\p{L}]+)?/gu;

/** The words of a text in lowercase, without punctuation and markup. */
export const splitWords = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];
