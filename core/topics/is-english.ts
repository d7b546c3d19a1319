import { looksEnglish } from '#core/text/looks-english.ts';

const FEW_WORDS = 5;
/** "MIT" is no German word. */
const ACRONYM = /(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu;

/** A list of nouns and names has hardly a frequent word; it is English if no part of it looks otherwise. */
export function isEnglish(text: string): boolean {
  if (looksEnglish(text)) return true;
  const words = (/\p{Ll}/u.test(text) ? text.replace(ACRONYM, ' ') : text).split(' ');
  const parts = Array.from({ length: Math.ceil(words.length / FEW_WORDS) }, (_, at) =>
    words.slice(at * FEW_WORDS, (at + 1) * FEW_WORDS).join(' '),
  );
  return parts.length > 1 && parts.every(looksEnglish);
}
