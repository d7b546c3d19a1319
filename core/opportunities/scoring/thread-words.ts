import { splitSentences } from '#core/communities/rules/split-sentences.ts';
import { looksEnglish } from '#core/text/looks-english.ts';
import { plainProse } from './plain-prose.ts';

/** A sentence, and how much of what the thread is about it says: the title all, the middle of a long text little. */
export type Said = { quote: string; plain: string; weight: number; isTitle: boolean };
export type ThreadWords = { title: string; sentences: Said[]; isEnglish: boolean; hasText: boolean };

const MOST_SENTENCES = 60;
const OPENING = 2;
const CLOSING = 3;
const NEAR_WEIGHT = 0.85;
const MIDDLE_WEIGHT = 0.5;
/** "Customer: how do I…": a line of a dialogue that is retold. */
const SPEAKER = /^[\w' ]{1,20}: /;
const FEWEST_LINES_OF_DIALOGUE = 3;
const QUOTED = /"[^"]{1,400}"/g;

const withoutDialogue = (text: string): string => {
  const lines = text.split('\n');
  if (lines.filter((line) => SPEAKER.test(line)).length < FEWEST_LINES_OF_DIALOGUE) return text;
  return lines.filter((line) => !SPEAKER.test(line)).join('\n');
};

const plainOf = (sentence: string): string => sentence.toLowerCase().replace(/[*_#~]/g, '');

/** What is said in a thread, sentence by sentence, letter for letter and in plain lower case. */
export function readThreadWords({ title, text }: { title: string; text: string }): ThreadWords {
  const heading = plainProse(title).replace(/\n/g, ' ').slice(0, 400);
  const prose = plainProse(text);
  const body = splitSentences(withoutDialogue(prose)).map((quote) => quote.slice(0, 600));
  const kept =
    body.length <= MOST_SENTENCES
      ? body
      : [...body.slice(0, MOST_SENTENCES / 2), ...body.slice(-MOST_SENTENCES / 2)];
  const sentences = kept.map((quote, index) => ({
    quote,
    plain: plainOf(quote).replace(QUOTED, ' '),
    weight: index < OPENING || index >= kept.length - CLOSING ? NEAR_WEIGHT : MIDDLE_WEIGHT,
    isTitle: false,
  }));
  return {
    title: heading,
    sentences: [{ quote: heading, plain: plainOf(heading), weight: 1, isTitle: true }, ...sentences],
    isEnglish: looksEnglish(`${heading}\n${prose}`),
    hasText: prose.length > 0,
  };
}
