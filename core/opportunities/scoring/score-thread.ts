import type { PromotionRule } from '#core/communities/rules/rules-record.ts';
import { judgeForm } from './form/judge-form.ts';
import { type Intent, judgeIntent } from './intent/judge-intent.ts';
import { judgeThreadType, type ThreadType } from './judge-thread-type.ts';
import { rateCompetition } from './parts/rate-competition.ts';
import { rateParts } from './parts/rate-parts.ts';
import { measureSentiment } from './sentiment/measure-sentiment.ts';
import { readThreadWords } from './thread-words.ts';

export type Standing = {
  ageHours: number;
  upvotes: number;
  comments: number;
  velocity: number;
  usualVelocity: number;
  promotionalComments: number | null;
};
export type ThreadToScore = {
  title: string;
  text: string;
  subreddit?: string | undefined;
  /** Keywords that occur in it, as their owner wrote them, and how many were asked for. */
  keywords: readonly string[];
  keywordsAsked: number;
  /** How the thread stands; null where only its words are known. */
  standing: Standing | null;
  /** From the community's rules record. */
  promotion?: PromotionRule;
};
export type ScorePart = { name: string; points: number; of: number; because: string };
export type ThreadScore = {
  /** A whole number, 0 to 100: the sum of the parts' points. */
  score: number;
  parts: ScorePart[];
  sentiment: 'positive' | 'negative' | 'neutral';
  /** -1 to 1. */
  sentimentScore: number;
  intent: Intent;
  intentLevel: 'high' | 'medium' | 'low';
  competitionLevel: 'low' | 'medium' | 'high';
  threadType: ThreadType;
};

const POSITIVE_FROM = 0.05;
const HIGH = 0.75;
const MEDIUM = 0.4;

/** What a thread is worth to somebody who could answer it, and why; by its words and how it stands, without a model. */
export function scoreThread(thread: ThreadToScore): ThreadScore {
  const words = readThreadWords(thread);
  const form = words.isEnglish ? judgeForm(words) : null;
  const asked = judgeIntent(words, form, thread.subreddit);
  const measured = words.isEnglish ? measureSentiment(words.prose) : 0;
  const sentimentScore = Math.round(measured * 10_000) / 10_000;
  const threadType = judgeThreadType(words, form, asked);
  const parts = rateParts(thread, asked);
  return {
    score: parts.reduce((sum, { points }) => sum + points, 0),
    parts,
    sentiment: sentimentOf(sentimentScore),
    sentimentScore,
    intent: asked.intent,
    intentLevel: levelOf(asked.strength),
    competitionLevel: rateCompetition(thread.standing).level,
    threadType,
  };
}

const sentimentOf = (score: number) =>
  score >= POSITIVE_FROM ? 'positive' : score <= -POSITIVE_FROM ? 'negative' : 'neutral';
const levelOf = (strength: number) => (strength >= HIGH ? 'high' : strength >= MEDIUM ? 'medium' : 'low');
