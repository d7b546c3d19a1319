import { afterAll, expect, test } from 'vitest';
import { createKey, listKeys, revokeKey } from '#contract/keys/api-keys.ts';
import { listPosts } from '#contract/posts.ts';
import { exportUser } from '#contract/session.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { TEST_PASSWORD } from '#test/factories.ts';
import { createTestClient } from '#test/test-client.ts';

const app = await createTestApp();
afterAll(() => app.close());

test('shows a key once and stores its hash', async () => {
  const ada = await app.as('ada');
  const { key, ...shown } = await ada.call(createKey, { name: ' n8n ', scopes: ['read', 'draft', 'read'] });
  expect(key).toMatch(/^tw_[\w-]{43}$/);
  expect(shown).toMatchObject({ name: 'n8n', scopes: ['read', 'draft'], asksFirst: true, expiresAt: null });
  expect(key.startsWith(shown.prefix)).toBe(true);
  expect(await ada.call(listKeys)).toEqual([shown]);
  const { tables } = await ada.call(exportUser, { password: TEST_PASSWORD });
  const stored = await app.base.db.selectFrom('api_keys').selectAll().execute();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify([stored, tables, app.logLines])).not.toContain(key);
  expect(JSON.stringify(tables)).not.toContain(stored[0]?.key_hash);
  await ada.call(revokeKey, { id: shown.id });
});

test('rejects a revoked key at once', async () => {
  const ada = await app.as('ada');
  const { key, id } = await ada.call(createKey, { name: 'x', scopes: ['read'] });
  const tool = createTestClient(app.http, app.base, undefined, key);
  expect(await tool.call(listPosts)).toEqual([]);
  await ada.call(revokeKey, { id });
  await expect(tool.call(listPosts)).rejects.toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
  await expect(ada.call(revokeKey, { id })).rejects.toMatchObject({ status: 404 });
});

test('records the last use at most once a minute', async () => {
  const tool = await app.withKey('bob', { scopes: ['read'] });
  const bob = await app.as('bob');
  const lastUse = async () => (await bob.call(listKeys))[0]?.lastUsedAt;
  expect(await lastUse()).toBeNull();
  const first = app.clock.now();
  await tool.call(listPosts);
  app.clock.advance(59_999);
  await tool.call(listPosts);
  expect(await lastUse()).toBe(new Date(first).toISOString());
  app.clock.advance(1);
  await tool.call(listPosts);
  expect(await lastUse()).toBe(new Date(first + 60_000).toISOString());
});

test('lists and revokes a key only in its own workspace', async () => {
  const [ada, bob] = [await app.as('ada'), await app.as('bob')];
  const { id } = await ada.call(createKey, { name: 'x', scopes: ['read'] });
  await expect(bob.call(revokeKey, { id })).rejects.toMatchObject({ status: 404 });
  expect((await bob.call(listKeys)).map((key) => key.id)).not.toContain(id);
});

test.each([
  ['a name', { name: ' ', scopes: ['read'] }],
  ['a scope', { name: 'x', scopes: [] }],
  ['a scope that exists', { name: 'x', scopes: ['admin'] }],
  ['an expiry in the future', { name: 'x', scopes: ['read'], expiresAt: '2020-01-01T00:00:00Z' }],
])('rejects a key without %s', async (_what, form) => {
  const ada = await app.as('ada');
  await expect(ada.call(createKey, form)).rejects.toMatchObject({ status: 422 });
});

test('limits a workspace to 50 keys that have not expired', async () => {
  const cy = await app.as('cy');
  for (let no = 0; no < 50; no++) await cy.call(createKey, { name: `${no}`, scopes: ['read'] });
  await expect(cy.call(createKey, { name: 'x', scopes: ['read'] })).rejects.toMatchObject({ status: 409 });
  const [one] = await cy.call(listKeys);
  await cy.call(revokeKey, { id: one?.id });
  const expiresAt = new Date(app.clock.now() + 60_000).toISOString();
  await cy.call(createKey, { name: 'short', scopes: ['read'], expiresAt });
  app.clock.advance(60_000);
  expect(await cy.call(createKey, { name: 'x', scopes: ['read'] })).toMatchObject({ name: 'x' });
});

test('of 8 keys created at the same time one takes the last place', async () => {
  const dora = await app.as('dora');
  const create = () => dora.call(createKey, { name: 'x', scopes: ['read'] });
  for (let no = 0; no < 49; no++) await create();
  const answers = await Promise.allSettled(Array.from({ length: 8 }, create));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await dora.call(listKeys)).toHaveLength(50);
});
