import { expect, onTestFinished, test } from 'vitest';
import { readSeries } from '#contract/insights.ts';
import type { Span } from '#core/insights/spans.ts';
import type { Site } from '#server/adapters/db/figure-tables.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { Chance } from '#test/simulation/chance.ts';
import { addToSlots, type Gain, toSlot, type Sum } from './figure-slots.ts';
import { sumSlots } from './sum-slots.ts';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const FIRST = Date.parse('2026-10-30T00:00:00Z');
const QUARTERS = 4 * 24 * 4;
const GAINS = 400;
const SPANS = 200;
const SITES: readonly Site[] = ['api', 'sandbox'];

async function start(): Promise<TestApp> {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  return app;
}

const keep = (app: TestApp, gains: readonly Gain[]) =>
  app.base.db.transaction().execute((tx) => addToSlots(tx, gains));

test('sums a span of any quarter-hours for one workspace and site', async () => {
  const app = await start();
  const chance = new Chance(60);
  const ids = await Promise.all(['ada', 'ben'].map(async (name) => (await app.as(name)).user!.workspaceId));
  const gains = Array.from({ length: GAINS }, () => ({
    workspace_id: ids[chance.between(0, 1)]!,
    site: SITES[chance.between(0, 1)]!,
    at: FIRST + chance.between(0, QUARTERS - 1) * QUARTER_MS,
    posts: 0,
    upvotes: chance.between(-5, 50),
    liked: chance.between(0, 50),
    comments: chance.between(0, 9),
    clicks: chance.between(-1, 3),
  }));
  for (let from = 0; from < GAINS; from += 50) await keep(app, gains.slice(from, from + 50));
  const spans = Array.from({ length: SPANS }, (_, no): Span => {
    const from = FIRST + chance.between(0, QUARTERS) * QUARTER_MS;
    // Many are shorter than an hour, and some are empty.
    const quarters = chance.between(0, no % 2 === 0 ? 6 : QUARTERS);
    return { from, until: from + quarters * QUARTER_MS };
  });
  for (const workspaceId of ids)
    for (const site of SITES) {
      const own = gains.filter((gain) => gain.workspace_id === workspaceId && gain.site === site);
      const sumOf = ({ from, until }: Span) => {
        const within = own.filter(({ at }) => at >= from && at < until);
        const total = (key: keyof Sum) => within.reduce((all, gain) => all + gain[key], 0);
        return {
          upvotes: total('upvotes'),
          liked: total('liked'),
          comments: total('comments'),
          clicks: total('clicks'),
        };
      };
      expect(await sumSlots(app.base.db, { workspaceId, site }, spans)).toEqual(spans.map(sumOf));
    }
});

test('sums a day that began minutes ago in a time zone offset by quarter-hours', async () => {
  const app = await start();
  app.clock.advance(Date.parse('2026-11-14T18:35:00Z') - app.clock.now());
  const ada = await app.as('ada');
  const of = { workspace_id: ada.user!.workspaceId, site: 'api', posts: 1, liked: 0 } as const;
  const seen = (minutesAgo: number, upvotes: number) => {
    const at = toSlot(app.clock.now() - minutesAgo * MINUTE_MS);
    return { ...of, at, upvotes, comments: 1, clicks: 0 };
  };
  // It is 00:20 there.
  await keep(app, [
    seen(1, 1),
    seen(19, 10),
    seen(21, 100),
    seen(24 * 60 + 19, 1000),
    seen(24 * 60 + 21, 10_000),
  ]);
  const { days } = await ada.call(readSeries, { range: '7d', timeZone: 'Asia/Kathmandu' });
  expect(days.slice(-3).map(({ upvotes }) => upvotes)).toEqual([10_000, 1100, 11]);
});
