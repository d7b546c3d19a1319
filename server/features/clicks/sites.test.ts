import { afterAll, beforeAll, expect, test } from 'vitest';
import * as sites from '#contract/clicks.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { sweep } from '../housekeeping/housekeeping-jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('gives each website a key of its own, and its snippet counts as not seen yet', async () => {
  const ada = await app.as('ada');
  const one = await ada.call(sites.addSite, { host: 'https://www.example.com/pricing' });
  const other = await ada.call(sites.addSite, { host: 'shop.example.com' });
  expect(one).toMatchObject({
    host: 'example.com',
    firstSeenAt: null,
    lastSeenAt: null,
    clicks: { ofPosts: 0 },
  });
  expect(one.key).toMatch(/^[\w-]{16}$/);
  expect(one.key).not.toBe(other.key);
  expect(await ada.call(sites.listSites)).toEqual([one, other]);
});

test.each(['', 'no website', 'https://me:secret@example.com', 'x'.repeat(301)])(
  'rejects the website "%s" at its field',
  async (host) => {
    const ben = await app.as('ben');
    await expect(ben.call(sites.addSite, { host })).rejects.toMatchObject({
      status: 422,
      body: { fields: { host: expect.any(String) } },
    });
  },
);

test('lists a website once and allows twenty', async () => {
  const cleo = await app.as('cleo');
  await cleo.call(sites.addSite, { host: '0.example.com' });
  await expect(cleo.call(sites.addSite, { host: 'www.0.example.com' })).rejects.toMatchObject({
    status: 409,
  });
  const tries = Array.from({ length: 25 }, (_, no) =>
    cleo.call(sites.addSite, { host: `${no + 1}.example.com` }).catch(() => 'full'),
  );
  expect((await Promise.all(tries)).filter((answer) => answer === 'full')).toHaveLength(6);
  expect(await cleo.call(sites.listSites)).toHaveLength(sites.SITES_MAX);
});

test('restores a removed website with its key within ten minutes', async () => {
  const dora = await app.as('dora');
  const site = await dora.call(sites.addSite, { host: 'example.com' });
  await dora.call(sites.removeSite, { id: site.id });
  expect(await dora.call(sites.listSites)).toEqual([]);
  await expect(dora.call(sites.removeSite, { id: site.id })).rejects.toMatchObject({ status: 404 });
  expect(await dora.call(sites.restoreSite, { id: site.id })).toEqual(site);
  await dora.call(sites.removeSite, { id: site.id });
  await dora.call(sites.addSite, { host: 'example.com' });
  await expect(dora.call(sites.restoreSite, { id: site.id })).rejects.toMatchObject({ status: 409 });
  app.clock.advance(11 * 60_000);
  await app.base.jobs.enqueue(app.base.db, sweep, {});
  await app.drainJobs();
  await expect(dora.call(sites.restoreSite, { id: site.id })).rejects.toMatchObject({ status: 404 });
});

test('does not let strangers and visitors see, add or remove websites', async () => {
  const [emil, fay] = [await app.as('emil'), await app.as('fay')];
  const { id } = await emil.call(sites.addSite, { host: 'example.com' });
  expect(await fay.call(sites.listSites)).toEqual([]);
  await expect(fay.call(sites.removeSite, { id })).rejects.toMatchObject({ status: 404 });
  await emil.call(sites.removeSite, { id });
  await expect(fay.call(sites.restoreSite, { id })).rejects.toMatchObject({ status: 404 });
  for (const call of [
    () => app.visitor().call(sites.listSites),
    () => app.visitor().call(sites.addSite, { host: 'example.com' }),
    () => app.visitor().call(sites.removeSite, { id }),
    () => app.visitor().call(sites.restoreSite, { id }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 401 });
});
