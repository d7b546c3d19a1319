import type { Range } from '#contract/insights.ts';
import { oneOf } from '#web/lib/search-values.ts';

/** A copy of the contract's list, which would load its schemas for every visitor. */
const RANGE_NAMES = ['7d', '30d', '90d'] as const satisfies readonly Range[];

/** Omitted from the URL. */
export const DEFAULT_RANGE: Range = '30d';

export const readAnalyticsSearch = ({ range }: Record<string, unknown>): { range?: Range } => {
  const chosen = oneOf(RANGE_NAMES, range);
  return chosen ? { range: chosen } : {};
};

/** As far back as the longest range goes, leaving a whole week before it for comparison. */
export const MOST_WEEKS_AGO = 10;

export function readWeekSearch({ ago }: Record<string, unknown>): { ago?: number } {
  const weeks = Number(ago);
  return Number.isInteger(weeks) && weeks > 0 && weeks <= MOST_WEEKS_AGO ? { ago: weeks } : {};
}
