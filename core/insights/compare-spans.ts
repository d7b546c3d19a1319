import { type Figures, rateInteractions } from './rate-interactions.ts';

/** A figure of one span of time beside that of the span before it; null where nobody measured it. */
type Compared = { readonly now: number | null; readonly before: number | null };

/**
 * The relative change in percent, rounded. Null where there is nothing to compare with: no earlier data, or nothing
 * then, since no percentage leads from zero to anything.
 */
export const relativeChange = ({ now, before }: Compared): number | null =>
  now === null || before === null || before <= 0 ? null : Math.round((100 * (now - before)) / before);

/** The change of a rate, in percentage points with one decimal. */
const changeInPoints = ({ now, before }: Compared): number | null =>
  now === null || before === null ? null : Math.round(10 * (now - before)) / 10;

/** What a span of time brought; the figures are null where nobody has seen any. */
export type Brought = { readonly posts: number; readonly figures: Figures | null };

export type Changes = Record<'posts' | 'upvotes' | 'clicks' | 'engagementRate', number | null>;

/** How a span compares with the one before. What was measured in one of the two only is left out of both. */
export function compareSpans(now: Brought, before: Brought): Changes {
  const hadClicks = now.figures?.clicks != null && before.figures?.clicks != null;
  const rateOf = ({ figures }: Brought) =>
    figures && rateInteractions(hadClicks ? figures : { ...figures, clicks: null });
  const compared = (read: (brought: Brought) => number | null) => ({ now: read(now), before: read(before) });
  return {
    posts: relativeChange(compared(({ posts }) => posts)),
    upvotes: relativeChange(compared(({ figures }) => figures && figures.upvotes)),
    clicks: relativeChange(compared(({ figures }) => figures && figures.clicks)),
    engagementRate: changeInPoints(compared(rateOf)),
  };
}
