import { afterAll, beforeAll, expect, test } from 'vitest';
import * as sites from '#contract/clicks.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { readClicks, visitSite } from '#test/visit-site.ts';
import { sweep } from '../housekeeping/housekeeping-jobs.ts';

const DAY_MS = 24 * 3_600_000;
const REDDIT = 'www.reddit.com';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function addSiteOf(name: string) {
  const client = await app.as(name);
  const { key } = await client.call(sites.addSite, { host: 'example.com' });
  return { client, key };
}

test('stores nothing that identifies the visitor after the day', async () => {
  const { client, key } = await addSiteOf('dora');
  await visitSite(app, { key, path: '/', referrer: REDDIT }, { from: '198.51.100.23' });
  expect(await readClicks(app, client)).toHaveLength(1);
  const { db } = app.base;
  const hidden = ['198.51.100.23', 'Firefox', REDDIT];
  const stored = JSON.stringify([
    await db.selectFrom('clicks').selectAll().execute(),
    await db.selectFrom('click_visits').selectAll().execute(),
    await db.selectFrom('rate_limits').selectAll().execute(),
  ]);
  for (const part of hidden) expect(stored).not.toContain(part);
  expect(app.logLines.join()).not.toContain('198.51.100.23');
  app.clock.advance(DAY_MS);
  await app.base.jobs.enqueue(db, sweep, {});
  await app.drainJobs();
  expect(await db.selectFrom('click_salts').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('click_visits').selectAll().execute()).toEqual([]);
});

test("with the first visit of a day, deletes the previous day's visitors", async () => {
  const { key } = await addSiteOf('lou');
  const { db } = app.base;
  const countHashes = async () => (await db.selectFrom('click_visits').select('hash').execute()).length;
  for (const path of ['/a', '/b', '/c']) await visitSite(app, { key, path, referrer: REDDIT });
  expect(await countHashes()).toBeGreaterThan(2);
  app.clock.advance(DAY_MS);
  await visitSite(app, { key, path: '/', referrer: REDDIT });
  expect(await countHashes()).toBe(1);
  expect(await db.selectFrom('click_salts').select('day').execute()).toHaveLength(1);
});

test('counts a site at most 5000 times an hour, for all visitors', async () => {
  const { client, key } = await addSiteOf('max');
  const from = (no: number) => ({ from: `203.0.113.${no}` });
  await visitSite(app, { key, path: '/', referrer: REDDIT }, from(1));
  const [{ id }] = (await client.call(sites.listSites)) as [sites.ClickSite];
  await app.base.db
    .updateTable('rate_limits')
    .set({ count: 4999 })
    .where('key', '=', `clicks:${id}`)
    .execute();
  for (const no of [2, 3, 4]) await visitSite(app, { key, path: '/', referrer: REDDIT }, from(no));
  expect(await readClicks(app, client)).toHaveLength(2);
});

test('counts an address at most sixty times an hour', async () => {
  const { client, key } = await addSiteOf('ida');
  for (let no = 0; no < 70; no++) await visitSite(app, { key, path: `/${no}`, referrer: REDDIT });
  expect(await readClicks(app, client)).toHaveLength(60);
  for (let no = 0; no < 70; no++)
    await visitSite(app, { key, path: '/', referrer: REDDIT }, { from: `2001:db8:1:2::${no}` });
  expect(await readClicks(app, client)).toHaveLength(120);
});
