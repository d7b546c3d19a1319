import type { Range } from '#contract/insights.ts';
import { oneOf } from '#web/lib/search-values.ts';

/** Not the contract's own list, with which every visitor would load its schemas. */
const RANGE_NAMES = ['7d', '30d', '90d'] as const satisfies readonly Range[];

/** The default range is left out of the URL. */
export const DEFAULT_RANGE: Range = '30d';

export const readAnalyticsSearch = ({ range }: Record<string, unknown>): { range?: Range } => {
  const chosen = oneOf(RANGE_NAMES, range);
  return chosen ? { range: chosen } : {};
};

/** As far back as the days of the longest range reach, with a whole week before them to compare with. */
export const MOST_WEEKS_AGO = 10;

export function readWeekSearch({ ago }: Record<string, unknown>): { ago?: number } {
  const weeks = Number(ago);
  return Number.isInteger(weeks) && weeks > 0 && weeks <= MOST_WEEKS_AGO ? { ago: weeks } : {};
}
