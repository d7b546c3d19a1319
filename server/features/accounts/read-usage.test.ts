import { afterAll, beforeAll, expect, test } from 'vitest';
import * as accounts from '#contract/accounts.ts';
import { listCommunities } from '#contract/discovery.ts';
import * as scanner from '#contract/scanner.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

/** The purposes of the calls made during `act`. */
async function purposesOf(client: TestClient, act: () => Promise<unknown>): Promise<string[]> {
  const read = async () => (await client.call(accounts.readUsage)).calls;
  const before = await read();
  await act();
  return (await read()).flatMap(({ purpose, calls }, at) =>
    calls > (before[at]?.calls ?? 0) ? [purpose] : [],
  );
}

test('counts a community search, a scan and an opened thread separately', async () => {
  const ada = await app.as('ada');
  await connectAccount(ada, { username: 'sandbox_ada' });
  expect(await purposesOf(ada, () => ada.call(listCommunities, { q: 'web', size: 'any' }))).toEqual([
    'community',
  ]);
  const filters = { maxAge: 24, minScore: 0, excludeStickied: true, limit: 500 };
  const scan = () => ada.call(scanner.scanThreads, { subreddits: ['webdev'], filters });
  expect(await purposesOf(ada, scan)).toEqual(['search']);
  const [thread] = await ada.call(scanner.listOpportunities, {});
  const open = () => ada.call(scanner.readThreadDetails, { id: thread!.id });
  expect(await purposesOf(ada, open)).toEqual(['reply']);
});
