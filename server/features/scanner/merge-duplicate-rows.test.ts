import { afterEach, beforeEach, expect, test } from 'vitest';
import { listAccounts, disconnectAccount } from '#contract/accounts.ts';
import { saveClip } from '#contract/scanning/clips.ts';
import * as scanner from '#contract/scanner.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { KEEP_ALL } from '#test/run-hub.ts';
import type { TestClient } from '#test/test-client.ts';

let app: PlatformApp;
let ada: TestClient;
beforeEach(async () => {
  app = await createPlatformApp();
  ada = await app.as('ada');
  await connectAccount(ada, { username: 'sandbox_ada' });
});
afterEach(() => app.close());

const scan = () => ada.call(scanner.scanThreads, { subreddits: ['saas'], filters: KEEP_ALL });
const listOf = () => ada.call(scanner.listOpportunities, {});
const clip = ({ url, subreddit, title }: scanner.Opportunity) =>
  ada.call(saveClip, { address: url, subreddit, title, upvotes: 7, comments: 1 });

test('lists a thread that was found and clipped only once, with what the platform shows', async () => {
  await scan();
  const before = await listOf();
  await ada.call(scanner.viewOpportunity, { id: before[0]!.id });
  expect((await clip(before[0]!)).id).toBe(before[0]!.id);
  const after = await listOf();
  expect(after).toHaveLength(before.length);
  expect(after.find(({ id }) => id === before[0]!.id)).toMatchObject({ origin: 'sandbox', isViewed: true });
});

test('keeps decisions about a clipped thread when a scan finds it', async () => {
  await scan();
  const [first] = await listOf();
  await app.base.db.deleteFrom('opportunities').execute();
  const { id } = await clip(first!);
  await ada.call(scanner.viewOpportunity, { id });
  const { newOpportunities } = (await scan()).result;
  const after = await listOf();
  expect(after).toHaveLength(newOpportunities + 1);
  expect(after.filter(({ url }) => url === first!.url)).toMatchObject([
    { id, origin: 'sandbox', isViewed: true },
  ]);
});

test('without an account, a clip replaces the found thread, since nothing else can be read', async () => {
  await scan();
  const before = await listOf();
  const [account] = await ada.call(listAccounts);
  await ada.call(disconnectAccount, { id: account!.id });
  expect((await clip(before[0]!)).id).toBe(before[0]!.id);
  const after = await listOf();
  expect(after).toHaveLength(before.length);
  expect(after.find(({ id }) => id === before[0]!.id)).toMatchObject({ origin: 'clip', upvotes: 7 });
});
