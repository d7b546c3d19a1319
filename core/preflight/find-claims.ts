import { hasQuote } from '#core/text/find-quote.ts';
import { foldConfusables } from '#core/text/fold-confusables.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { sanitizeText } from '#core/text/sanitize-text.ts';
import { splitWords } from '#core/text/split-words.ts';
import { removeMarkup } from '#core/text/remove-markup.ts';

/** A sentence of a draft, and its words without support. */
export type Claim = { sentence: string; words: readonly string[] };
/** A sentence of a text, and the sentence of the draft that made the same claim. */
export type FoundClaim = { sentence: string; claim: string };

const MOST = 0.5;

/** Ignores case, spaces, emphasis and invisible letters. */
const fold = (text: string): string => foldConfusables(removeMarkup(sanitizeText(text))).replace(/\s+/g, ' ');

function sharesMost(words: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  const shared = [...words].filter((word) => known.has(word)).length;
  return shared >= MOST * Math.min(words.size, known.size);
}

/** Sentences within lines, then those that span a line break. */
const sentencesOf = (text: string): string[] => [
  ...text.split('\n').flatMap(splitSentences),
  ...splitSentences(text.replace(/\s+/g, ' ')),
];

/**
 * Finds the claims in a text, each in the first sentence that makes it. A sentence makes a claim if it contains some
 * of the unsupported words, even reworded.
 */
export function createClaimFinder(claims: readonly Claim[]): (text: string) => FoundClaim[] {
  const known = claims.map(({ sentence, words }) => ({
    claim: sentence,
    words: words.map(fold),
    all: new Set(splitWords(fold(sentence))),
  }));
  return (text) => {
    if (known.length === 0) return [];
    const folded = fold(text);
    const possible = known.filter(({ words }) => words.some((each) => folded.includes(each)));
    if (possible.length === 0) return [];
    const sentences = sentencesOf(text).map((sentence) => {
      const typed = fold(sentence);
      return { sentence: sentence.trim(), typed, all: new Set(splitWords(typed)) };
    });
    return possible
      .map(({ claim, words, all }) => {
        const at = sentences.findIndex(
          (one) => words.some((each) => hasQuote(one.typed, each)) && sharesMost(one.all, all),
        );
        return { at, sentence: sentences[at]?.sentence ?? '', claim };
      })
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)
      .map(({ sentence, claim }) => ({ sentence, claim }));
  };
}
