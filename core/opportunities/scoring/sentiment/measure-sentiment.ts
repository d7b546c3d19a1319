import { SentimentIntensityAnalyzer } from 'vader-sentiment';
import { reword } from './reword.ts';

/** A longer word is no word, and the library takes cubic time over it. */
const LONGEST_WORD = 40;
/** The library is made for a few sentences, and quadratic in the words of what it is given. */
const LONGEST_PASSAGE = 400;
const MOST_PASSAGES = 10;
/** Feelings of a long text add up, but not without end. */
const MOST_COUNTED = 4;
/** The library's own constant: its sums become -1 to 1 by s / sqrt(s² + 15). */
const SPREAD = 15;
const SENTENCE = /[^.!?\n]*[.!?\n]+\s*|[^.!?\n]+$/g;
/** What somebody asks for, or says to be polite, is not what they feel. */
const CRITERIA =
  /\b(?:best|good|better|great|decent|nice|favou?rites?|recommend\w*|easy|easier|easiest|reliable|free|help(?:ful)?|please|support\w*|worth|safe|secure|trust\w*|like|ideas?|advantages?|benefits?|solid|strong|clean|fresh|perfect|ideal|care|quality|fun|interesting)\b/gi;
const POLITE =
  /\b(?:(?:thanks|thank you|thx|many thanks)(?: (?:so much|a lot))? in advance|any (?:\w+ )?(?:help|advice|tips|input|suggestions|recommendations) (?:is|are|would be|will be)(?: \w+)? appreciated|please help|help please|hope (?:this is|it's|that's) (?:ok|okay|allowed)|looking for (?:a |an |some )?(?:good|great|decent|nice)|need help|please advise)\b/gi;

/** A plain question; one that exclaims ("why is it so bad?") is none. */
const PLAIN_QUESTION =
  /^(?:what|why|how|who|where|when|which|is|are|do|does|did|can|could|would|will|have|has)\b[^?]{0,200}\?$/i;
const EXCLAIMS = /\b(?:so|such|even|still|always|hell|fuck\w*|shit\w*|hate)\b/i;

function feelingOf(sentence: string): string {
  const trimmed = sentence.trim();
  if (!trimmed.endsWith('?')) return sentence;
  const isPlain = PLAIN_QUESTION.test(trimmed) && !EXCLAIMS.test(trimmed);
  return isPlain ? ' ' : sentence.replace(CRITERIA, '');
}

/** Sentences together, up to a length. */
function splitPassages(text: string): string[] {
  const passages: string[] = [''];
  for (const sentence of text.match(SENTENCE) ?? []) {
    const last = passages.at(-1) ?? '';
    if (last.length + sentence.length > LONGEST_PASSAGE && last) passages.push(sentence);
    else passages[passages.length - 1] = last + sentence;
  }
  // What a long text opens and closes with says what its writer feels.
  const told =
    passages.length > MOST_PASSAGES
      ? [...passages.slice(0, MOST_PASSAGES / 2), ...passages.slice(-MOST_PASSAGES / 2)]
      : passages;
  return told.map((passage) => passage.slice(0, LONGEST_PASSAGE * 2));
}

/** The sum of what the words of a passage express, before it is pressed between -1 and 1. */
function sumOf(passage: string): number {
  const plain = (passage.match(SENTENCE) ?? []).map(feelingOf).join('').replace(POLITE, '');
  const words = reword(plain)
    .split(/\s+/)
    .map((word) => word.slice(0, LONGEST_WORD));
  const { compound } = SentimentIntensityAnalyzer.polarity_scores(words.join(' '));
  const within = Math.max(-0.9999, Math.min(0.9999, compound));
  return within * Math.sqrt(SPREAD / (1 - within * within));
}

/** -1 (negative) to 1 (positive), by the words alone. */
export function measureSentiment(prose: string): number {
  const sums = splitPassages(prose).map(sumOf);
  const mean = sums.reduce((total, each) => total + each, 0) / sums.length;
  const sum = mean * Math.sqrt(Math.min(sums.length, MOST_COUNTED));
  return sum / Math.sqrt(sum * sum + SPREAD);
}
