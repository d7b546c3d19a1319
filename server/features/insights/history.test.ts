import { afterAll, beforeAll, expect, test } from 'vitest';
import { RANGE_NAMES, RANGES, readMetrics, readSeries } from '#contract/insights.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { Chance } from '#test/simulation/chance.ts';
import type { TestClient } from '#test/test-client.ts';
import { type Reading, recordFigures } from './record-figures.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const POSTS = 60;
const READINGS = 25;
/** Two weeks after clocks went back in New York. */
const NOW = Date.parse('2026-11-14T17:10:00Z');

/** The platform's API always returns the number of comments. */
type FullReading = Reading & { comments: number };

let app: TestApp;
let client: TestClient;
let readings: FullReading[];

beforeAll(async () => {
  app = await createTestApp();
  client = await app.as('ada');
  app.clock.advance(NOW - app.clock.now());
  readings = writeHistory(client.user!.workspaceId);
  await keep(readings);
});
afterAll(() => app.close());

/** Six months of posts, each polled less often as it ages. Some lose votes over time. */
function writeHistory(workspaceId: string): FullReading[] {
  const chance = new Chance(1);
  const all = Array.from({ length: POSTS }, (_, no) => {
    const id = `pst_${no}`;
    const post = { id, workspace_id: workspaceId, origin: 'api', deleted_at: null } as const;
    const publishedAt = NOW - chance.between(1, 180 * 24) * HOUR_MS;
    let [score, comments] = [0, 0];
    return Array.from({ length: READINGS }, (_reading, index): FullReading => {
      score += chance.between(-3, 20);
      comments += chance.between(0, 4);
      const takenAt = publishedAt + (index + 1) ** 3 * 7 * 60_000 + chance.between(0, 60_000);
      return { post, takenAt, score, comments, upvoteRatio: null, source: 'api' };
    });
  });
  return all
    .flat()
    .filter(({ takenAt }) => takenAt < NOW)
    .toSorted((one, other) => one.takenAt - other.takenAt);
}

async function keep(all: readonly Reading[]): Promise<void> {
  const { db } = app.base;
  const ids = [...new Set(all.map(({ post }) => post.id))];
  const at = { created_at: NOW, updated_at: NOW, published_at: NOW };
  const texts = { type: 'post', title: 'A title', content: 'A text', subreddit: 'webdev' } as const;
  const rest = {
    phase: 'published',
    fence: 1,
    cta_style: 'none',
    workspace_id: client.user!.workspaceId,
  } as const;
  await db
    .insertInto('posts')
    .values(ids.map((id) => Object.assign({ id }, texts, rest, at)))
    .execute();
  const ctx = { ...app.base, actor: { kind: 'job', name: 'test' } } as const;
  for (const some of inRounds(all)) await db.transaction().execute((tx) => recordFigures(ctx, tx, some));
}

/** Groups readings into rounds: in order, with at most one per post. */
function inRounds(all: readonly Reading[]): Reading[][] {
  const rounds: Reading[][] = [];
  let seen = new Set<string>();
  for (const reading of all) {
    if (seen.size === 0 || seen.has(reading.post.id)) {
      rounds.push([]);
      seen = new Set();
    }
    seen.add(reading.post.id);
    rounds.at(-1)?.push(reading);
  }
  return rounds;
}

type Gain = { at: number; upvotes: number; comments: number };

/** Recomputes each reading's gain from the readings alone. */
function recompute(): Gain[] {
  const before = new Map<string, FullReading>();
  return readings.map((reading) => {
    const { post, takenAt, score, comments } = reading;
    const known = before.get(post.id);
    before.set(post.id, reading);
    return { at: takenAt, upvotes: score - (known?.score ?? 0), comments: comments - (known?.comments ?? 0) };
  });
}

/** The local day of an instant, computed by `Intl`. */
const dayIn = (zone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  return (at: number) => format.format(at);
};
const sum = (gains: readonly Gain[], key: 'upvotes' | 'comments') =>
  gains.reduce((total, gain) => total + gain[key], 0);

const ZONES = ['America/New_York', 'Asia/Kathmandu'];

test.each(RANGE_NAMES.flatMap((range) => ZONES.map((zone) => [range, zone] as const)))(
  'returns the days of %s in %s that match the readings',
  async (range, timeZone) => {
    const { days } = await client.call(readSeries, { range, timeZone });
    expect(days).toHaveLength(RANGES[range]);
    const dayOf = dayIn(timeZone);
    const byDay = Map.groupBy(recompute(), ({ at }) => dayOf(at));
    expect(new Set(days.map(({ from }) => dayOf(Date.parse(from)))).size).toBe(RANGES[range]);
    for (const { from, upvotes, comments } of days) {
      const gains = byDay.get(dayOf(Date.parse(from))) ?? [];
      expect([from, upvotes, comments]).toEqual([from, sum(gains, 'upvotes'), sum(gains, 'comments')]);
    }
  },
);

test('returns the days before a range, up to the same time of day', async () => {
  const { days, daysBefore, before } = await client.call(readSeries, { range: '30d' });
  const all = await client.call(readSeries, { range: '90d' });
  expect(daysBefore).toHaveLength(30);
  expect(daysBefore.slice(0, -1)).toEqual(
    all.days.slice(30, 59).map(({ upvotes, comments, clicks }) => ({ upvotes, comments, clicks })),
  );
  expect(daysBefore.reduce((total, { upvotes }) => total + (upvotes ?? 0), 0)).toBe(before.upvotes);
  expect(days).toHaveLength(30);
});

test('makes a day an hour longer when clocks go back', async () => {
  const { days } = await client.call(readSeries, { range: '30d', timeZone: 'America/New_York' });
  const hours = days.map(({ from, until }) => (Date.parse(until) - Date.parse(from)) / HOUR_MS);
  expect(hours.filter((length) => length === 25)).toHaveLength(1);
});

test('sums the latest readings of all posts as totals', async () => {
  const latest = [...new Map(readings.map((reading) => [reading.post.id, reading])).values()];
  const upvotes = latest.reduce((total, { score }) => total + score, 0);
  const comments = latest.reduce((total, reading) => total + reading.comments, 0);
  const metrics = await client.call(readMetrics, {});
  expect(metrics).toMatchObject({ totalUpvotes: upvotes, measuredPosts: latest.length });
  expect(metrics.avgEngagementRate).toBeCloseTo((100 * comments) / (upvotes + comments), 9);
});

test('compares 30 days with the previous 30', async () => {
  const from = (days: number) => Math.floor(NOW / DAY_MS) * DAY_MS - (days - 1) * DAY_MS;
  const within = (start: number, end: number) => recompute().filter(({ at }) => at >= start && at < end);
  const now = sum(within(from(30), NOW), 'upvotes');
  const quarter = 15 * 60_000;
  const until = Math.ceil((NOW - 30 * DAY_MS) / quarter) * quarter;
  const before = sum(within(from(60), until), 'upvotes');
  const { changes } = await client.call(readMetrics, {});
  expect(changes.upvotes).toBe(Math.round((100 * (now - before)) / before));
});
