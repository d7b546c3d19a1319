import type { Series } from '#contract/insights.ts';

/** Orange is for upvotes alone. */
export const LINES = [
  { key: 'upvotes', name: 'Upvotes', one: 'upvote', ink: 'text-vote', colour: '--vote' },
  { key: 'comments', name: 'Comments', one: 'comment', ink: 'text-accent', colour: '--accent' },
  { key: 'clicks', name: 'Clicks', one: 'click', ink: 'text-ok', colour: '--ok' },
] as const;

type Line = (typeof LINES)[number];

/** Those that somebody measured. */
export const linesOf = ({ total }: Pick<Series, 'total'>): Line[] =>
  LINES.filter(({ key }) => total[key] !== null);

/** The days that were measured, in runs: no line leads over days of which nobody knows anything. */
export function runsOf(values: readonly (number | null)[]): number[][] {
  const runs: number[][] = [];
  for (const [index, value] of values.entries()) {
    if (value === null) continue;
    const last = runs.at(-1);
    if (last?.at(-1) === index - 1) last.push(index);
    else runs.push([index]);
  }
  return runs;
}
