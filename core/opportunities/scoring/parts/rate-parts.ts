import { VERDICT_SENTENCES } from '#core/communities/rules/promotion-verdict.ts';
import type { PromotionRule } from '#core/communities/rules/rules-record.ts';
import type { JudgedIntent } from '../judge-intent.ts';
import { hasFigures } from './has-figures.ts';
import type { ScorePart, ThreadToScore } from '../score-thread.ts';
import { rateFit } from './rate-fit.ts';
import { rateIntent } from './rate-intent.ts';
import { rateRelevance } from './rate-relevance.ts';
import { rateAge, rateStanding } from './rate-standing.ts';
import type { Rating } from './rating.ts';

const RULES_WEIGHT = 5;
const RULES_SHARES: Record<PromotionRule, number> = {
  allowed: 1,
  unknown: 0.6,
  limited: 0.5,
  unclear: 0.4,
  permission: 0.4,
  banned: 0,
};

const rateRules = (promotion: PromotionRule): Rating => ({
  name: 'rules',
  weight: RULES_WEIGHT,
  share: RULES_SHARES[promotion],
  because: VERDICT_SENTENCES[promotion],
});

/** The parts of a score. Parts without data are left out, and the others fill the scale. */
export function rateParts(thread: ThreadToScore, asked: JudgedIntent): ScorePart[] {
  const { promotion, standing } = thread;
  return fillScale([
    ...rateRelevance(thread),
    ...rateFit(thread),
    rateIntent(asked),
    ...(hasFigures(standing) ? rateStanding(standing, asked.strength) : []),
    ...(standing && !hasFigures(standing) ? [rateAge(standing, asked.strength)] : []),
    ...(promotion ? [rateRules(promotion)] : []),
  ]);
}

export const toPoints = (of: number, share: number): number =>
  Math.round(of * Math.max(0, Math.min(1, share)));

/** Scales the parts to whole points of 100. */
function fillScale(ratings: readonly Rating[]): ScorePart[] {
  const total = ratings.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  return ratings.map(({ name, weight, share, because }) => {
    const from = Math.round((100 * before) / total);
    before += weight;
    const of = Math.round((100 * before) / total) - from;
    return { name, points: toPoints(of, share), of, because };
  });
}
