import type { FigureSource } from '#contract/figures.ts';
import { dateTime } from '#web/lib/date-time.ts';

const HOW = {
  api: 'read from Reddit',
  sandbox: 'read from the sandbox',
  clip: 'clipped',
  hand: 'entered by hand',
} as const satisfies Record<FigureSource, string>;

export function describeFigureSources(seen: readonly { source: FigureSource; takenAt: string }[]): string {
  const [latest = ''] = seen.map(({ takenAt }) => takenAt).toSorted((one, other) => (one > other ? -1 : 1));
  if (!latest) return '';
  const ways = [...new Set(seen.map(({ source }) => HOW[source]))].join(', ');
  const first = seen.length === 1 ? `on ${dateTime(latest)}` : `the latest on ${dateTime(latest)}`;
  return `${ways.charAt(0).toUpperCase()}${ways.slice(1)}${seen.length === 1 ? ' ' : '; '}${first}.`;
}
