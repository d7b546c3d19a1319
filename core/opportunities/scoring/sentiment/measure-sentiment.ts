import { SentimentIntensityAnalyzer } from 'vader-sentiment';

/** A word that is longer is no word, and the library takes cubic time over it. */
const LONGEST_WORD = 40;
const LONGEST_SENTENCE = 1_000;
/** The library's own constant: its sums become -1 to 1 by s / sqrt(s² + 15). */
const SPREAD = 15;

/** The sum of what the words of a sentence express, before it is pressed between -1 and 1. */
const sumOf = (sentence: string): number => {
  const words = sentence
    .slice(0, LONGEST_SENTENCE)
    .split(/\s+/)
    .map((word) => word.slice(0, LONGEST_WORD));
  const { compound } = SentimentIntensityAnalyzer.polarity_scores(words.join(' '));
  const within = Math.max(-0.9999, Math.min(0.9999, compound));
  return within * Math.sqrt(SPREAD / (1 - within * within));
};

/** -1 (negative) to 1 (positive), by the words alone. */
export function measureSentiment(sentences: readonly string[]): number {
  const sum = sentences.reduce((total, sentence) => total + sumOf(sentence), 0);
  return sum / Math.sqrt(sum * sum + SPREAD);
}
