import { expect, test } from 'vitest';
import { createKey, revokeKey } from '#contract/keys/api-keys.ts';
import { listPosts } from '#contract/posts.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { createTestClient } from '#test/test-client.ts';

test('a revoked key stops working at once in every process', async () => {
  const one = await createTestApp();
  const two = await createTestApp({ DATABASE_URL: String(one.base.config.databaseUrl) }, one.clock);
  const ada = await one.as('ada');
  const { id, key } = await ada.call(createKey, { name: 'x', scopes: ['read'] });
  const there = createTestClient(two.http, two.base, undefined, key);
  expect(await there.call(listPosts)).toEqual([]);
  await ada.call(revokeKey, { id });
  await expect(there.call(listPosts)).rejects.toMatchObject({ status: 401 });
  await two.close();
  await one.close();
});
