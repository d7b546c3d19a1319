import { mapSentences } from '#core/text/map-sentences.ts';
import { splitWords } from '#core/text/split-words.ts';
import { removeLead } from '../shapes.ts';
import { hasQuote } from '#core/text/find-quote.ts';
import type { Draft } from '../draft-request.ts';

const plain = (text: string): string => splitWords(text).join(' ');

/** The sentences of a draft without quotes, title first. */
export const listSentences = ({ title, content }: Draft): string[] => {
  const found = title ? [title] : [];
  mapSentences(content, ({ text, quoted }) => {
    if (!quoted) found.push(text.trim());
    return text;
  });
  return found.filter((text) => plain(text) !== '');
};

/** The sentences that were not generated, except those with an unconfirmed claim. */
export function findOwnSentences(
  now: Draft,
  generated: Draft | null,
  unconfirmed: readonly string[],
): string[] {
  const given = new Set(generated ? listSentences(generated).map(plain) : []);
  return listSentences(now)
    .filter((text) => !given.has(plain(text)) && !given.has(plain(removeLead(text))))
    .filter((text) => !unconfirmed.some((quote) => hasQuote(text, quote)))
    .map(removeLead);
}
