import type { PromotionRule } from '#core/communities/rules/rules-record.ts';
import { judgeForm } from './form/judge-form.ts';
import { type Intent, type IntentJudgment, judgeIntent } from './intent/judge-intent.ts';
import { judgeThreadType, type ThreadType } from './judge-thread-type.ts';
import { hasFigures } from './parts/has-figures.ts';
import { type Answers, levelOfCompetition } from './parts/rate-competition.ts';
import { rateParts } from './parts/rate-parts.ts';
import { FELT_FROM, judgeSentiment } from './sentiment/judge-sentiment.ts';
import { readThreadWords } from './thread-words.ts';

export type Standing = Answers & {
  ageHours: number;
  upvotes: number;
  velocity: number;
  usualVelocity: number;
  /** Of the community; null while too little is known of it. */
  halfLifeHours: number | null;
};
/** How a thread stands of which nobody told the figures. */
export type Age = Pick<Standing, 'ageHours'>;
export type ThreadToScore = {
  title: string;
  text: string;
  subreddit?: string | undefined;
  /** Keywords that occur in it, as their owner wrote them, and how many were asked for. */
  keywords: readonly string[];
  keywordsAsked: number;
  /** How the thread stands; null where only its words are known. */
  standing: Standing | Age | null;
  /** The comment in which the keywords are, where they are in one; its writer may be the one who asks. */
  comment?: string | undefined;
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
  /** How sure it is that it asks for something, 0 to 1. */
  strength: number;
  /** How it stood when it was read; its age has changed since. */
  standing: ThreadToScore['standing'];
  /** What it was found by, where that is a comment. */
  comment?: string;
};

const HIGH = 0.75;
const MEDIUM = 0.4;

type Worded = Pick<ThreadToScore, 'title' | 'text' | 'subreddit' | 'comment'>;

function readThread(thread: Worded) {
  const words = readThreadWords(thread);
  const form = words.isEnglish ? judgeForm(words) : null;
  const asked = judgeIntent(words, form, thread.subreddit);
  return { words, form, asked: thread.comment ? surer(asked, judgeComment(thread.comment)) : asked };
}

const judgeComment = (comment: string): IntentJudgment =>
  judgeIntent(readThreadWords({ title: '', text: comment }), null, undefined);
const surer = (one: IntentJudgment, other: IntentJudgment): IntentJudgment =>
  other.strength > one.strength ? other : one;

/** What a thread is worth to somebody who could answer it, and why; by its words and how it stands, without a model. */
export function scoreThread(thread: ThreadToScore): ThreadScore {
  const { words, form, asked } = readThread(thread);
  const sentimentScore = judgeSentiment(words, asked.intent);
  const threadType = judgeThreadType(words, form, asked);
  const parts = rateParts(thread, asked);
  return {
    score: parts.reduce((sum, { points }) => sum + points, 0),
    parts,
    sentiment: sentimentOf(sentimentScore),
    sentimentScore,
    intent: asked.intent,
    intentLevel: levelOf(asked.strength),
    competitionLevel: hasFigures(thread.standing) ? levelOfCompetition(thread.standing) : 'low',
    threadType,
    strength: asked.strength,
    standing: thread.standing,
    ...(thread.comment && { comment: thread.comment }),
  };
}

const sentimentOf = (score: number) =>
  score >= FELT_FROM ? 'positive' : score <= -FELT_FROM ? 'negative' : 'neutral';
const levelOf = (strength: number) => (strength >= HIGH ? 'high' : strength >= MEDIUM ? 'medium' : 'low');
