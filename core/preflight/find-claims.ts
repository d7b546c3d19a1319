import { hasQuote } from '#core/text/find-quote.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { splitWords } from '#core/text/split-words.ts';

/** A sentence of a draft, and the words in it that nothing supports. */
export type Claim = { sentence: string; words: readonly string[] };

const MOST = 0.5;

const sharesMost = (one: string, other: string): boolean => {
  const [words, known] = [new Set(splitWords(one)), new Set(splitWords(other))];
  const shared = [...words].filter((word) => known.has(word)).length;
  return shared >= MOST * Math.min(words.size, known.size);
};

/** True if a sentence makes the claim, also where it was reworded around the unsupported words. */
export const makesClaim = (sentence: string, claim: Claim): boolean =>
  claim.words.some((words) => hasQuote(sentence, words)) && sharesMost(sentence, claim.sentence);

/** The sentences of a text that make one of these claims. */
export function findClaims(text: string, claims: readonly Claim[]): string[] {
  const possible = claims.filter(({ words }) => words.some((each) => text.includes(each)));
  if (possible.length === 0) return [];
  return text
    .split('\n')
    .flatMap(splitSentences)
    .map((sentence) => sentence.trim())
    .filter((sentence) => possible.some((claim) => makesClaim(sentence, claim)));
}
