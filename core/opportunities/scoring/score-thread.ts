import type { PromotionRule } from '#core/communities/rules/rules-record.ts';
import type { Intent, ThreadType } from '#contract/reading/thread-classes.ts';
import { isEnglish } from '#core/communities/rules/is-english.ts';
import { type JudgedIntent, judgeIntent } from './judge-intent.ts';
import { describeSentiment, judgeSentiment } from './judge-sentiment.ts';
import { hasFigures } from './parts/has-figures.ts';
import { type AnswerCounts, toCompetitionLevel } from './parts/rate-competition.ts';
import { rateParts } from './parts/rate-parts.ts';

export type Standing = AnswerCounts & {
  ageHours: number;
  upvotes: number;
  velocity: number;
  usualVelocity: number;
  /** The community's half-life; null with too little data. */
  halfLifeHours: number | null;
};
/** The standing of a thread without figures. */
export type Age = Pick<Standing, 'ageHours'>;
export type ThreadToScore = {
  title: string;
  text: string;
  subreddit?: string | undefined;
  /** The keywords that occur in the thread, as their owner wrote them, and the number of keywords searched for. */
  keywords: readonly string[];
  keywordsAsked: number;
  /** The thread's figures; null if only its text is known. */
  standing: Standing | Age | null;
  /** The matching comment, if the match is in a comment; its author may be the one who asks. */
  comment?: string | undefined;
  /** The promotion verdict from the community's rules record. */
  promotion?: PromotionRule;
  /** The stems of the words that describe the workspace's product. */
  product?: ReadonlySet<string> | undefined;
};
export type ScorePart = { name: string; points: number; of: number; because: string };
export type ThreadScore = {
  /** A whole number from 0 to 100: the sum of the parts' points. */
  score: number;
  parts: ScorePart[];
  sentiment: 'positive' | 'negative' | 'neutral';
  /** The sentiment, from -1 to 1. */
  sentimentScore: number;
  intent: Intent;
  intentLevel: 'high' | 'medium' | 'low';
  competitionLevel: 'low' | 'medium' | 'high';
  threadType: ThreadType;
  /** False if the type is a guess; missing in older judgments. */
  isTypeSure?: boolean;
  /** The confidence that it asks for something, from 0 to 1. */
  strength: number;
  /** The thread's figures when it was read; its age has changed since. */
  standing: ThreadToScore['standing'];
  /** The matching comment, if the match is in a comment. */
  comment?: string;
};

const HIGH = 0.75;
const MEDIUM = 0.4;

/** A matching comment may ask for more than its thread. */
function findAsked({ comment, ...thread }: ThreadToScore): JudgedIntent {
  const asked = judgeIntent(thread);
  if (!comment) return asked;
  const { threadType, isTypeSure } = asked;
  const inComment = judgeIntent({ title: '', text: comment });
  return inComment.strength > asked.strength ? { ...inComment, threadType, isTypeSure } : asked;
}

/** How much an answer to this thread is worth, and why. Uses the thread's text and figures, not a model. */
export function scoreThread(thread: ThreadToScore): ThreadScore {
  const asked = findAsked(thread);
  const sentimentScore = isEnglish(`${thread.title}\n${thread.text}`)
    ? judgeSentiment(thread, asked.intent)
    : 0;
  const parts = rateParts(thread, asked);
  return {
    score: parts.reduce((sum, { points }) => sum + points, 0),
    parts,
    sentiment: describeSentiment(sentimentScore),
    sentimentScore,
    intent: asked.intent,
    intentLevel: levelOf(asked.strength),
    competitionLevel: hasFigures(thread.standing) ? toCompetitionLevel(thread.standing) : 'low',
    threadType: asked.threadType,
    isTypeSure: asked.isTypeSure,
    strength: asked.strength,
    standing: thread.standing,
    ...(thread.comment && { comment: thread.comment }),
  };
}

const levelOf = (strength: number) => (strength >= HIGH ? 'high' : strength >= MEDIUM ? 'medium' : 'low');
