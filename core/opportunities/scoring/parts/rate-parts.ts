import type { PromotionRule } from '#core/communities/rules/rules-record.ts';
import type { IntentJudgment } from '../intent/judge-intent.ts';
import { hasFigures } from './has-figures.ts';
import type { ScorePart, ThreadToScore } from '../score-thread.ts';
import { rateIntent } from './rate-intent.ts';
import { rateRelevance } from './rate-relevance.ts';
import { rateAge, rateStanding } from './rate-standing.ts';
import type { Rating } from './rating.ts';

const RULES_WEIGHT = 5;
const RULES: Record<PromotionRule, { share: number; because: string }> = {
  allowed: { share: 1, because: 'Promotion is allowed here.' },
  unknown: { share: 0.6, because: 'No rule about promotion is known here.' },
  limited: { share: 0.5, because: 'Promotion is limited here.' },
  permission: { share: 0.4, because: 'Promotion needs the moderators’ permission here.' },
  banned: { share: 0, because: 'Promotion is banned here, so a reply must do without.' },
};

/** The parts of a score. Where nothing is known of one, the others fill the scale. */
export function rateParts(thread: ThreadToScore, asked: IntentJudgment): ScorePart[] {
  const { promotion, standing } = thread;
  return fillScale([
    ...rateRelevance(thread),
    rateIntent(asked),
    ...(hasFigures(standing) ? rateStanding(standing, asked.strength) : []),
    ...(standing && !hasFigures(standing) ? [rateAge(standing, asked.strength)] : []),
    ...(promotion ? [{ name: 'rules', weight: RULES_WEIGHT, ...RULES[promotion] }] : []),
  ]);
}

export const pointsOf = (of: number, share: number): number =>
  Math.round(of * Math.max(0, Math.min(1, share)));

/** Whole points of whole shares of 100. */
function fillScale(ratings: readonly Rating[]): ScorePart[] {
  const total = ratings.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  return ratings.map(({ name, weight, share, because }) => {
    const from = Math.round((100 * before) / total);
    before += weight;
    const of = Math.round((100 * before) / total) - from;
    return { name, points: pointsOf(of, share), of, because };
  });
}
