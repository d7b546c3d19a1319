import { splitSentences } from '#core/text/map-sentences.ts';
import { overlap, stemsOf } from '#core/text/stem-words.ts';
import { readSubject } from './read-subject.ts';
import type { Scene } from './scene.ts';

/** What is no prose, or quoted from somebody else. */
const NO_PROSE = /^\s*(?:>|[-*+] |\d+[.)] |#|\||```| {4})/;
const PLAIN = /^[^*_`~[\]()<>|\\]*$/;
const LONGEST = 160;
const SHORTEST = 30;

const sentencesIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !NO_PROSE.test(line))
    .flatMap((line) => splitSentences(line.trim()))
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const isQuotable = (sentence: string, fits: Scene['fits']): boolean =>
  sentence.length <= LONGEST &&
  PLAIN.test(sentence) &&
  !/https?:|www\./i.test(sentence) &&
  fits(`> ${sentence}`);

/**
 * The most relevant sentence of the thread that is short enough to quote. An answer stands below a statement only where
 * it has a word of it: else it would answer what nobody asked.
 */
export function quoteThread({ request: { thread, answers }, fits }: Scene): string {
  const stems = stemsOf(thread?.title ?? '');
  const told = stemsOf(answers.map(({ text }) => text).join(' '));
  const sentences = sentencesIn(thread?.body ?? '').filter(
    (sentence) =>
      sentence.length > SHORTEST &&
      /[.?!]$/.test(sentence) &&
      isQuotable(sentence, fits) &&
      (told.size === 0 || sentence.endsWith('?') || overlap(sentence, told) > 0),
  );
  const rank = (sentence: string) => (sentence.endsWith('?') ? 2 : 0) + overlap(sentence, stems);
  return sentences.sort((one, other) => rank(other) - rank(one)).find((sentence) => rank(sentence) > 1) ?? '';
}

const asks = (sentence: string): boolean =>
  sentence.endsWith('?') || (sentence.length <= LONGEST && readSubject(sentence).asks);

/** What a comment asks, or its first sentence of some length; and that sentence as a quote, where it may be one. */
export function quoteComment(body: string, { fits }: Scene): { quote: string; asks: boolean } {
  const sentences = sentencesIn(body);
  const question = sentences.find(asks);
  const taken = question ?? sentences.find((sentence) => sentence.length > SHORTEST) ?? '';
  return { quote: isQuotable(taken, fits) ? taken : '', asks: question !== undefined };
}
