import { isDisclosure, isMakersSentence } from '#core/mentions/disclosure.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { splitWords } from '#core/text/split-words.ts';

const OF_AUTHOR = /\b(?:i|we|my|our|me|us)\b/i;
const GOES_ON = /^it\b/i;
const FEWEST_WORDS = 5;

/**
 * True if an answer mentions the product and has no other content. Quotes, questions and descriptions don't count.
 */
export function isOnlyAboutProduct(answer: string, mentions: (sentence: string) => boolean): boolean {
  const sentences = answer
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .flatMap((line) => splitSentences(line.trim()))
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  if (!sentences.some(mentions)) return false;
  let isOfProduct = false;
  const own = sentences.filter((sentence) => {
    isOfProduct = presents(sentence, mentions) || (isOfProduct && GOES_ON.test(sentence));
    return !isOfProduct && !sentence.endsWith('?');
  });
  return splitWords(own.join(' ')).length < FEWEST_WORDS;
}

/** A sentence that names the product may still say what its author did with it. */
const presents = (sentence: string, mentions: (sentence: string) => boolean): boolean =>
  isDisclosure(sentence) || (mentions(sentence) && (isMakersSentence(sentence) || !OF_AUTHOR.test(sentence)));
