import type { Metrics } from '#contract/insights.ts';
import { DEFINITIONS } from '#core/insights/definitions.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { writeNumber } from '#web/lib/write-number.ts';
import type { Metric } from './metric-strip.tsx';
import { writeChange } from './write-change.ts';

type Key = keyof Metrics['changes'];
/** What stands below each figure. */
export type Notes = Record<Key, string>;

const NOTHING_EARLIER = 'No earlier data';
export const NOT_MEASURED = 'Not measured';

/** What the changes below the figures compare. */
export const describeComparison = (days = 30): string =>
  `Changes: what the last ${days} days brought, against the ${days} days before.`;

/** How each figure changed in the last 30 days. */
export function noteChanges(metrics: Metrics | undefined): Notes {
  const write = (key: Key, unit: '%' | ' pts') => {
    const change = writeChange(metrics?.changes?.[key] ?? null, unit);
    return change ? `${change} in 30 days, against the 30 before` : NOTHING_EARLIER;
  };
  return {
    posts: write('posts', '%'),
    upvotes: write('upvotes', '%'),
    clicks: write('clicks', '%'),
    engagementRate: write('engagementRate', ' pts'),
  };
}

/** The four figures over everything. Dashes while nothing is known. */
export function describeMetrics(metrics: Metrics | undefined, rateLabel: string, notes: Notes): Metric[] {
  // Without any published post, zero is a known figure.
  const isSeen = metrics !== undefined && (metrics.measuredPosts !== 0 || metrics.totalPosts === 0);
  // An answer may be a key short; what it says counts.
  const told: Partial<Metrics> = metrics ?? { clicksMeasured: false };
  const figure = (label: string, key: Key, isKnown: boolean, value: string): Metric => ({
    label,
    value: isKnown ? value : null,
    note: isKnown ? notes[key] : metrics ? NOT_MEASURED : ' ',
    definition: `${DEFINITIONS[key]} ${sourceOf(key, metrics)}`.trim(),
  });
  const count = (value = 0) => writeNumber(value);
  const rate = figure(rateLabel, 'engagementRate', isSeen, `${metrics?.avgEngagementRate.toFixed(1)}%`);
  return [
    figure('Total Posts', 'posts', metrics !== undefined, count(metrics?.totalPosts)),
    figure('Total Upvotes', 'upvotes', isSeen, count(metrics?.totalUpvotes)),
    figure('Website Clicks', 'clicks', told.clicksMeasured ?? true, count(metrics?.totalClicks)),
    metrics?.isThin ? { ...rate, note: 'Few data' } : rate,
  ];
}

/** Where the clicks of a workspace come from. */
function describeClicks({ clicksMeasured, hasImportedClicks }: Metrics): string {
  if (!clicksMeasured) return 'Nobody counts them yet: add your website under Settings.';
  return hasImportedClicks
    ? 'Counted there at each visit; some by another tool, and imported from its file.'
    : 'Counted there at each visit.';
}

/** Where the lines of the chart come from. */
export const describeSources = (metrics: Metrics | undefined): string =>
  [
    metrics?.measuredAt && `Upvotes and comments: ${sourceOf('upvotes', metrics)}`,
    metrics?.clicksMeasured && `Clicks: ${sourceOf('clicks', metrics)}`,
  ]
    .filter(Boolean)
    .join(' ');

/** Where a figure comes from, and when it was seen last. */
function sourceOf(key: Key, metrics: Metrics | undefined): string {
  if (key === 'clicks') return metrics ? describeClicks(metrics) : '';
  if (key === 'posts' || !metrics?.measuredAt) return '';
  const platform = metrics.site === 'sandbox' ? 'the sandbox' : 'Reddit';
  return `Read from ${platform}, entered or clipped; the latest on ${dateTime(metrics.measuredAt)}.`;
}
