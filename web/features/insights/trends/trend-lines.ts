import type { Series } from '#contract/insights.ts';

/** Orange is reserved for upvotes. */
export const LINES = [
  { key: 'upvotes', name: 'Upvotes', one: 'upvote', ink: 'text-vote', color: '--vote' },
  { key: 'comments', name: 'Comments', one: 'comment', ink: 'text-accent', color: '--accent' },
  { key: 'clicks', name: 'Clicks', one: 'click', ink: 'text-ok', color: '--ok' },
] as const;

type Line = (typeof LINES)[number];

export const measuredLines = ({ total }: Pick<Series, 'total'>): Line[] =>
  LINES.filter(({ key }) => total[key] !== null);

/** The upvotes of the previous days, beside those of today's; empty if upvotes or the previous days are unknown. */
export const listUpvotesBefore = ({ total, before, daysBefore }: Series): (number | null)[] =>
  total.upvotes === null || before.upvotes === null ? [] : daysBefore.map(({ upvotes }) => upvotes);

/** Runs of consecutive measured days: no line crosses unmeasured days. */
export function findRuns(values: readonly (number | null)[]): number[][] {
  const runs: number[][] = [];
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    const last = runs.at(-1);
    if (last?.at(-1) === index - 1) last.push(index);
    else runs.push([index]);
  }
  return runs;
}
