import type { PostType } from '#contract/posts.ts';
import { isDisclosure } from '#core/mentions/disclosure.ts';
import { decideOwnWords, type Generated, type Words } from '#core/posts/decide-own-words.ts';
import { splitSentences } from '#core/text/map-sentences.ts';
import { splitWords } from '#core/text/split-words.ts';
import { isClosingQuestion } from './shapes.ts';

const FEWEST_WORDS = 3;
const isStock = (sentence: string): boolean => isClosingQuestion(sentence) || isDisclosure(sentence);

/**
 * True for a body that consists of a disclosure and stock sentences, or that the built-in composer wrote without the author's
 * words. A link post needs no body.
 */
export function isHollow(type: PostType, words: Words, generated: Generated | null): boolean {
  if (type === 'link') return false;
  const said = words.content
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .flatMap(splitSentences)
    .filter((sentence) => !isStock(sentence.trim()));
  if (splitWords(said.join(' ')).length < FEWEST_WORDS) return true;
  return generated?.byModel === false && decideOwnWords(type, words, generated).share === 0;
}
