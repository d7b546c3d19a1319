import { SentimentIntensityAnalyzer } from 'vader-sentiment';
import type { Intent } from '#contract/reading/thread-classes.ts';
import { toPlainProse } from './to-plain-prose.ts';

/** A text is neutral within this distance of zero. */
const FELT_FROM = 0.05;
/** The library's time is quadratic in a passage and cubic in a word. */
const PASSAGE = /[^]{1,400}(?:\s|$)|[^]{1,400}/g;
const PASSAGES_MAX = 10;
const LONGEST_WORD = /\S{41,}/g;

/**
 * The mean over a text's passages, from -1 (negative) to 1 (positive). Kind words in a request are politeness, not
 * joy.
 */
export function judgeSentiment(thread: { title: string; text: string }, intent: Intent): number {
  const prose = toPlainProse(`${thread.title}\n${thread.text}`).replace(LONGEST_WORD, ' ');
  const passages = prose.match(PASSAGE)?.slice(0, PASSAGES_MAX) ?? [];
  const sum = passages.reduce(
    (total, each) => total + SentimentIntensityAnalyzer.polarity_scores(each).compound,
    0,
  );
  const mean = Math.round((10_000 * sum) / Math.max(1, passages.length)) / 10_000;
  if (intent === 'complaint') return Math.min(mean, -FELT_FROM);
  return intent === 'none' ? mean : Math.min(mean, 0);
}

export const describeSentiment = (score: number): 'positive' | 'negative' | 'neutral' =>
  score >= FELT_FROM ? 'positive' : score <= -FELT_FROM ? 'negative' : 'neutral';
