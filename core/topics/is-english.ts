import { looksEnglish } from '#core/text/looks-english.ts';

const FEW_WORDS = 7;

/** A list of nouns and names has hardly a frequent word; it is English if no part of it looks otherwise. */
export function isEnglish(text: string): boolean {
  if (looksEnglish(text)) return true;
  const words = text.split(' ');
  const parts = Array.from({ length: Math.ceil(words.length / FEW_WORDS) }, (_, at) =>
    words.slice(at * FEW_WORDS, (at + 1) * FEW_WORDS).join(' '),
  );
  return parts.length > 1 && parts.every(looksEnglish);
}
