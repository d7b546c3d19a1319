import { splitSentences } from '#core/communities/rules/split-sentences.ts';
import { isEnglish } from '#core/communities/rules/is-english.ts';
import { plainProse } from './plain-prose.ts';
import { plainSentence } from '#core/text/plain-sentence.ts';

/** A sentence, and how much of what the thread is about it says: the title all, the middle of a long text little. */
export type Said = { quote: string; plain: string; weight: number; isTitle: boolean; isQuestion: boolean };
export type ThreadWords = {
  title: Said;
  body: Said[];
  /** Those of the title, then those of the text. */
  sentences: Said[];
  /** All that is said, letter for letter. */
  prose: string;
  /** How many characters of prose the text has. */
  length: number;
  isEnglish: boolean;
};

const LONGEST_TITLE = 400;
const LONGEST_SENTENCE = 600;
const MOST_SENTENCES = 40;
const OPENING = 3;
const CLOSING = 3;
const NEAR_WEIGHT = 0.85;
const MIDDLE_WEIGHT = 0.5;
/** "Customer: how do I…": a line of a dialogue that is retold. */
const SPEAKER = /^[\w' ]{1,20}: /;
const FEWEST_LINES_OF_DIALOGUE = 3;
const QUOTED = /"[^"]{1,400}"/g;
const ASKING =
  /^(?:so|ok|okay|hey|hi|hello|hey guys|hi all|and|but|also|question|quick question)?[:,]? ?(?:what(?:'s)?|which|who(?:'s)?|(?:where|how|why|when)(?: \w+)? (?:do|does|did|can|could|should|would|is|are|am) (?:i|we|you|my|our|the|this|it|one|people)|is|are|do|does|did|can|could|would|should|has|have|any|anyone|anybody|am)\b/;
/** "What I learned", "How we grew": these tell and do not ask. */
const TELLING =
  /^(?:what|how|why|where|when|do|have|is|any)(?:'s)? (?:i|we|my|our|it's|this|not|yourself|fun|happened|happens|worked|went|nobody|no one|every \w+ (?:should|needs)|a (?:great|good|beautiful|wonderful))\b|^how to\b|^any(?:one|body) (?:who|that|can)\b|^any\w* (?:time|way)\b|^what (?:did|does|has)(?:n't| not)?(?: \w+)?: /;

const withoutDialogue = (text: string): string => {
  const lines = text.split('\n');
  if (lines.filter((line) => SPEAKER.test(line)).length < FEWEST_LINES_OF_DIALOGUE) return text;
  return lines.filter((line) => !SPEAKER.test(line)).join('\n');
};

const asks = (plain: string): boolean => plain.includes('?') || (ASKING.test(plain) && !TELLING.test(plain));

const say = (quote: string, weight: number, isTitle: boolean, words = quote): Said => {
  const plain = plainSentence(words);
  return { quote, plain, weight, isTitle, isQuestion: asks(plain) };
};

/** What is said in a thread, sentence by sentence, letter for letter and in plain lower case. */
export function readThreadWords({ title, text }: { title: string; text: string }): ThreadWords {
  const heading = plainProse(title).replace(/\n/g, ' ').slice(0, LONGEST_TITLE);
  const prose = plainProse(text);
  const whole = say(heading, 1, true);
  const body = readBody(prose);
  return {
    title: whole,
    body,
    sentences: [...readTitle(whole), ...body],
    prose: `${heading}\n${prose}`.trim(),
    length: prose.length,
    isEnglish: isEnglish(`${heading}\n${prose}`),
  };
}

/** A title of several sentences says each of them. */
function readTitle(whole: Said): Said[] {
  const quotes = splitSentences(whole.quote);
  return quotes.length > 1 ? quotes.map((quote) => say(quote, 1, true)) : [whole];
}

function readBody(prose: string): Said[] {
  const all = splitSentences(withoutDialogue(prose));
  const half = MOST_SENTENCES / 2;
  const kept = all.length <= MOST_SENTENCES ? all : [...all.slice(0, half), ...all.slice(-half)];
  return kept.map((sentence, index) => {
    const quote = sentence.slice(0, LONGEST_SENTENCE);
    const isNear = index < OPENING || index >= kept.length - CLOSING;
    return say(quote, isNear ? NEAR_WEIGHT : MIDDLE_WEIGHT, false, quote.replace(QUOTED, ' '));
  });
}
