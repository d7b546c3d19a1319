import { setup, teardown } from '#test/postgres-setup.ts';
import type { Benchmark, Figure } from '../benchmark.ts';
import { type History, type Measured, measureInsights } from '../measure-insights.ts';

/** Enough faults to find their cause. */
const SHOWN = 20;
const YEAR: History = { posts: 50_000, readings: 100 };

type Both = { sqlite: Measured; postgres: Measured };
let both: Promise<Both> | undefined;

async function measureBoth(): Promise<Both> {
  const sqlite = await measureInsights('sqlite', YEAR);
  await setup();
  try {
    return { sqlite, postgres: await measureInsights('postgres', YEAR) };
  } finally {
    await teardown();
  }
}

/** The slower of both databases. When broken, it reads all readings. */
async function figureOf(key: 'p99Ms' | 'blockedMs', broken: boolean): Promise<Figure> {
  const { sqlite, postgres } = await (both ??= measureBoth());
  const faults = [...sqlite.faults, ...postgres.faults];
  if (faults.length > 0)
    throw new Error(
      `${faults.length} figures differ from the readings.\n${faults.slice(0, SHOWN).join('\n')}`,
    );
  const scanMs = Math.max(sqlite.scanMs, postgres.scanMs);
  const timings = `SQLite ${sqlite[key].toFixed(1)}, PostgreSQL ${postgres[key].toFixed(1)}; adding up all readings`;
  return {
    value: broken ? scanMs : Math.max(sqlite[key], postgres[key]),
    against: { what: timings, value: scanMs },
  };
}

export const insightsP99: Benchmark = {
  key: 'insights.p99_ms',
  name: 'metrics and series over 50,000 posts and 5,000,000 readings (99th percentile, the slower database)',
  unit: 'ms',
  target: { atMost: 30 },
  measure: ({ broken }) => figureOf('p99Ms', broken),
};

export const insightsBlocked: Benchmark = {
  key: 'insights.blocked_ms',
  name: 'the longest that they block the event loop',
  unit: 'ms',
  target: { atMost: 20 },
  measure: ({ broken }) => figureOf('blockedMs', broken),
};
