import type { Opportunity } from '#contract/scanner.ts';
import type { ScoreOrder } from './scanner-search.ts';

/** Sorts by our own score, in the server's order, or by the model's score; threads it hasn't judged come last. */
export const orderOpportunities = (
  opportunities: readonly Opportunity[],
  order: ScoreOrder,
): readonly Opportunity[] =>
  order === 'rules'
    ? opportunities
    : opportunities.toSorted(
        (one, other) => (other.secondOpinion?.score ?? -1) - (one.secondOpinion?.score ?? -1),
      );
