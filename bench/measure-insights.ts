import { sql } from 'kysely';
import { RANGE_NAMES, readMetrics, readSeries } from '#contract/insights.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { checkMetrics, checkSeries, scanGains, scanHistory } from './recompute-insights.ts';
import { seedHistory } from './seed-history.ts';
import { timeWork } from './time-work.ts';

const ROUNDS = 40;
const SCANS = 3;
const LONGEST_MS = 90 * 86_400_000;
const ZONES = ['America/New_York', 'Asia/Kathmandu'];

export type History = { posts: number; readings: number };
export type Measured = { p99Ms: number; blockedMs: number; scanMs: number; faults: string[] };

const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? Number.NaN;

/** Answers of metrics and series over a year of readings, and their differences from all readings. */
export async function measureInsights(engine: 'sqlite' | 'postgres', history: History): Promise<Measured> {
  process.env['TEST_DATABASE'] = engine;
  const app = await createTestApp();
  try {
    const { db, clock } = app.base;
    const client = await app.as('ada');
    await seedHistory(app, client, { ...history, now: clock.now() });
    // As the database does on its own some time after so many inserts.
    await sql.raw(engine === 'sqlite' ? 'analyze' : 'vacuum analyze').execute(db);
    const asked = RANGE_NAMES.flatMap((range) => ZONES.map((timeZone) => ({ range, timeZone })));
    const took: number[] = [];
    const timed = async <T>(ask: () => Promise<T>): Promise<T> => {
      const from = performance.now();
      const answer = await ask();
      took.push(performance.now() - from);
      // As between the requests of a server.
      await clock.nextTurn();
      return answer;
    };
    const askAll = async () => {
      await timed(() => client.call(readMetrics, {}));
      for (const query of asked) await timed(() => client.call(readSeries, query));
    };
    await askAll();
    took.length = 0;
    const { blockedMs } = await timeWork(async () => {
      for (let round = 0; round < ROUNDS; round += 1) await askAll();
    });
    const scanned = await scanHistory(db, clock.now());
    const faults = checkMetrics(scanned, await client.call(readMetrics, {}));
    for (const query of asked)
      faults.push(...checkSeries(scanned, query.timeZone, await client.call(readSeries, query)));
    const scans: number[] = [];
    for (let scan = 0; scan < SCANS; scan += 1) {
      const from = performance.now();
      await scanGains(db, clock.now() - LONGEST_MS);
      scans.push(performance.now() - from);
    }
    return { p99Ms: p99(took), blockedMs, scanMs: Math.min(...scans), faults };
  } finally {
    await app.close();
  }
}
