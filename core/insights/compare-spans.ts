import { type Figures, rateInteractions } from './rate-interactions.ts';

/** A figure in one span and the span before; null if not measured. */
type Compared = { readonly now: number | null; readonly before: number | null };

/** The relative change in percent, rounded. Null without earlier data, or if the earlier value is zero. */
export const relativeChange = ({ now, before }: Compared): number | null =>
  now === null || before === null || before <= 0 ? null : Math.round((100 * (now - before)) / before);

/** The change of a rate, in percentage points with one decimal. */
const changeInPoints = ({ now, before }: Compared): number | null =>
  now === null || before === null ? null : Math.round(10 * (now - before)) / 10;

/** The totals of a span; `figures` is null if there are none. */
export type SpanTotals = { readonly posts: number; readonly figures: Figures | null };

export type SpanChanges = Record<'posts' | 'upvotes' | 'clicks' | 'engagementRate', number | null>;

/** Compares a span with the one before. Excludes figures measured in only one of them. */
export function compareSpans(now: SpanTotals, before: SpanTotals): SpanChanges {
  const hadClicks = now.figures?.clicks != null && before.figures?.clicks != null;
  const rateOf = ({ figures }: SpanTotals) =>
    figures && rateInteractions(hadClicks ? figures : { ...figures, clicks: null });
  const compared = (read: (brought: SpanTotals) => number | null) => ({
    now: read(now),
    before: read(before),
  });
  return {
    posts: relativeChange(compared(({ posts }) => posts)),
    upvotes: relativeChange(compared(({ figures }) => figures && figures.upvotes)),
    clicks: relativeChange(compared(({ figures }) => figures && figures.clicks)),
    engagementRate: changeInPoints(compared(rateOf)),
  };
}
