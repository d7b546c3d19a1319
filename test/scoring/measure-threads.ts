import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PromotionRule } from '#core/communities/rules/rules-record.ts';
import { findKeywords } from '#core/opportunities/scoring/find-keywords.ts';
import { scoreThread } from '#core/opportunities/scoring/score-thread.ts';
import { bootstrapMean, judgeClasses, mean, rateRanking } from './statistics.ts';

export const PARTS = ['tuned-on', 'held-back'] as const;
export type Part = (typeof PARTS)[number];

/** A thread of our own and its labels. Threads of a theme are what one workspace would find at a time. */
export type Row = {
  id: string;
  theme: string;
  subreddit: string;
  title: string;
  text: string;
  keywords: string[];
  ageHours: number;
  upvotes: number;
  comments: number;
  promotionalComments: number;
  usualVelocity: number;
  promotion: PromotionRule;
  intent: string;
  threadType: string;
  worthReplying: number;
};

export const readRows = (part: Part): Row[] =>
  readFileSync(join(import.meta.dirname, `threads-${part}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

const LEAST_AGE_HOURS = 0.5;
const velocityOf = ({ upvotes, comments, ageHours }: Row): number =>
  (upvotes + comments) / Math.max(ageHours, LEAST_AGE_HOURS);

export const scoreRow = (row: Row, { withStanding = true } = {}) =>
  scoreThread({
    ...row,
    keywords: findKeywords(row.keywords, row),
    keywordsAsked: row.keywords.length,
    standing: withStanding ? { ...row, velocity: velocityOf(row), halfLifeHours: null } : null,
    ...(withStanding && { promotion: row.promotion }),
  });

export const INTENTS = ['recommendation', 'comparison', 'complaint', 'help', 'none'];
export const THREAD_TYPES = ['question', 'discussion', 'showcase', 'rant', 'news', 'hiring', 'other'];

export function measureLabels(rows: readonly Row[]) {
  const scored = rows.map((row) => ({ row, found: scoreRow(row) }));
  return {
    intent: judgeClasses(
      scored.map(({ row, found }) => ({ label: row.intent, found: found.intent })),
      INTENTS,
    ),
    threadType: judgeClasses(
      scored.map(({ row, found }) => ({ label: row.threadType, found: found.threadType })),
      THREAD_TYPES,
    ),
  };
}

const ORDERS: Record<string, (row: Row) => number> = {
  score: (row) => scoreRow(row).score,
  'score, words alone': (row) => scoreRow(row, { withStanding: false }).score,
  'newest first': ({ ageHours }) => -ageHours,
  'votes an hour': ({ upvotes, ageHours }) => upvotes / Math.max(ageHours, LEAST_AGE_HOURS),
  'keyword count': (row) => findKeywords(row.keywords, row).length,
};

/** For each order its mean NDCG@10 over the themes, and by how much `score` is above it, with intervals. */
export function measureOrders(rows: readonly Row[]) {
  const themes = [...Map.groupBy(rows, ({ theme }) => theme).values()];
  const ndcgOf = (valueOf: (row: Row) => number) =>
    themes.map((theme) =>
      rateRanking(theme.map((row) => ({ worth: row.worthReplying, value: valueOf(row) }))),
    );
  const ours = ndcgOf(ORDERS['score'] ?? (() => 0));
  return Object.entries(ORDERS).map(([order, valueOf]) => {
    const figures = ndcgOf(valueOf);
    const leads = figures.map((figure, theme) => (ours[theme] ?? 0) - figure);
    return {
      order,
      ndcg: mean(figures),
      interval: bootstrapMean(figures),
      lead: mean(leads),
      leadLow: bootstrapMean(leads).low,
    };
  });
}
