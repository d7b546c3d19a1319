import type { Metrics } from '#contract/insights.ts';
import { FIGURE_DEFINITIONS } from '#core/insights/definitions.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import type { Metric } from './metric-strip.tsx';
import { formatChange } from './format-change.ts';

type Key = keyof Metrics['changes'];

const NOTHING_EARLIER = 'No earlier data';
export const NOT_MEASURED = 'Not measured';

/** What the changes below the figures compare. */
export const describeComparison = (days = 30): string => `Changes vs. previous ${days} days`;

/** How a figure changed. The strip says once what the changes compare. */
export const describeChange = (changes: Partial<Metrics['changes']> | undefined, key: Key): string =>
  formatChange(changes?.[key] ?? null, key === 'engagementRate' ? ' pts' : '%') ?? NOTHING_EARLIER;

type Shown = { value: string | null; note: string; definition?: string };

/** Shows a dash while the figure is unknown. */
export const toMetric = (
  label: string,
  key: Key,
  metrics: Metrics | undefined,
  { value, note, definition = FIGURE_DEFINITIONS[key] }: Shown = { value: null, note: ' ' },
): Metric => ({
  label,
  value,
  note,
  definition: `${definition} ${sourceOf(key, metrics)}`.trim(),
});

/** The four all-time figures, with dashes while unknown. */
export function describeMetrics(metrics: Metrics | undefined, rateLabel: string): Metric[] {
  // Without any published post, zero is a known figure.
  const isSeen = metrics !== undefined && (metrics.measuredPosts !== 0 || metrics.totalPosts === 0);
  // A response may lack a key; use the ones it has.
  const known: Partial<Metrics> = metrics ?? { clicksMeasured: false };
  const figure = (label: string, key: Key, isKnown: boolean, value: string): Metric =>
    toMetric(label, key, metrics, {
      value: isKnown ? value : null,
      note: isKnown ? describeChange(metrics?.changes, key) : metrics ? NOT_MEASURED : ' ',
    });
  const count = (value = 0) => formatNumber(value);
  // A rate needs interactions.
  const isRated = metrics?.measuredPosts !== 0;
  const rate = figure(rateLabel, 'engagementRate', isSeen, `${metrics?.avgEngagementRate.toFixed(1)}%`);
  return [
    figure('Total Posts', 'posts', metrics !== undefined, count(metrics?.totalPosts)),
    figure('Total Upvotes', 'upvotes', isSeen, count(metrics?.totalUpvotes)),
    figure('Website Clicks', 'clicks', known.clicksMeasured ?? true, count(metrics?.totalClicks)),
    metrics?.isThin ? { ...rate, note: 'Few data' } : isRated ? rate : { ...rate, value: null },
  ];
}

/** Where the workspace's clicks come from. */
function describeClicks({ clicksMeasured, hasImportedClicks }: Metrics): string {
  if (!clicksMeasured) return 'Nobody counts them yet: add your website under Settings.';
  return hasImportedClicks
    ? 'Counted at each visit; some imported from another tool.'
    : 'Counted at each visit.';
}

/** A figure's source, and when it was last updated. */
function sourceOf(key: Key, metrics: Metrics | undefined): string {
  if (key === 'clicks') return metrics ? describeClicks(metrics) : '';
  if (key === 'posts' || !metrics?.measuredAt) return '';
  const platform = metrics.site === 'sandbox' ? 'the sandbox' : 'Reddit';
  return `Read from ${platform}, entered or clipped; the latest on ${dateTime(metrics.measuredAt)}.`;
}
