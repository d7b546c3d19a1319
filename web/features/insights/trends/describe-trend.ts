import type { Series } from '#contract/insights.ts';
import { monthDay } from '#web/lib/date-time.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** “Best day: Nov 12, with 93 of 1,809 upvotes.” Empty without upvotes. */
export function describeTrend({ days, total }: Series): string {
  const [best] = days.toSorted((one, other) => (other.upvotes ?? 0) - (one.upvotes ?? 0));
  if (!best?.upvotes || !total.upvotes || best.upvotes > total.upvotes) return '';
  const shared = `${formatNumber(best.upvotes)} of ${formatNumber(total.upvotes)} upvotes`;
  return `Best day: ${monthDay(best.from)}, with ${shared}.`;
}
