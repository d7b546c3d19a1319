import { afterAll, beforeAll, expect, test } from 'vitest';
import * as sites from '#contract/clicks.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { reportVisit } from '#test/visit-site.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function siteOf(name: string) {
  const client = await app.as(name);
  const site = await client.call(sites.addSite, { host: 'example.com' });
  const { key } = await client.call(sites.makeServerKey, { id: site.id });
  return { client, site, key };
}

const report = (authorization: string | undefined, visit?: object) => reportVisit(app, authorization, visit);

const countOf = async (client: TestClient) =>
  (await client.call(sites.listSites)).map(({ clicks }) => clicks.unattributed);

test('accepts a visit from a server with the secret key of its site', async () => {
  const { client, key } = await siteOf('ada');
  for (const _again of [1, 2]) expect((await report(`Bearer ${key}`)).statusCode).toBe(204);
  expect((await report(`Bearer ${key}`, { userAgent: 'curl/8.5.0 (x86_64-linux)' })).statusCode).toBe(204);
  expect(await countOf(client)).toEqual([1]);
  expect((await report(`Bearer ${key}`, { path: 'pricing' })).json()).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { path: expect.any(String) },
  });
});

test("rejects the snippet's public key and anything that is not a key", async () => {
  const { client, site, key } = await siteOf('ben');
  for (const wrong of [undefined, key, `Bearer ${site.key}`, 'Bearer unknown', 'Bearer \u00e9', 'Bearer '])
    expect((await report(wrong)).json()).toMatchObject({ code: 'UNAUTHORIZED' });
  expect(await countOf(client)).toEqual([0]);
});

test('counts at most sixty reported visits an hour for one visitor address', async () => {
  const { client, key } = await siteOf('cleo');
  const codes = [];
  for (let no = 0; no < 62; no++) codes.push((await report(`Bearer ${key}`, { path: `/${no}` })).statusCode);
  expect(codes.slice(-3)).toEqual([204, 429, 429]);
  expect(await countOf(client)).toEqual([60]);
});

test('shows a secret key once and stores only its hash; a new key, or removing the site, revokes it', async () => {
  const { client, site, key } = await siteOf('dora');
  expect(await client.call(sites.listSites)).toEqual([{ ...site, hasServerKey: true }]);
  const { db } = app.base;
  expect(JSON.stringify(await db.selectFrom('click_sites').selectAll().execute())).not.toContain(key);
  const next = await client.call(sites.makeServerKey, { id: site.id });
  expect((await report(`Bearer ${key}`)).statusCode).toBe(401);
  expect((await report(`Bearer ${next.key}`)).statusCode).toBe(204);
  await client.call(sites.removeSite, { id: site.id });
  expect((await report(`Bearer ${next.key}`)).statusCode).toBe(401);
});

test('does not let strangers and visitors create a key', async () => {
  const { client, site, key } = await siteOf('emil');
  const stranger = await app.as('stranger');
  await expect(stranger.call(sites.makeServerKey, { id: site.id })).rejects.toMatchObject({ status: 404 });
  await expect(app.visitor().call(sites.makeServerKey, { id: site.id })).rejects.toMatchObject({
    status: 401,
  });
  expect((await report(`Bearer ${key}`)).statusCode).toBe(204);
  expect(await countOf(client)).toEqual([1]);
});
