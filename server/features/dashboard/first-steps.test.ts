import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAssistedAccount, disconnectAccount } from '#contract/accounts.ts';
import { dismissFirstSteps, readFirstSteps } from '#contract/first-steps.ts';
import { createPost } from '#contract/posts.ts';
import { createSavedScan } from '#contract/scanning/saved-scans.ts';
import { addTargets } from '#contract/targets.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const stepsOf = (client: TestClient) => client.call(readFirstSteps);
const connect = (client: TestClient) => client.call(addAssistedAccount, { username: 'ada_l' });
const write = (client: TestClient) => client.call(createPost, { content: 'A text', subreddit: 'webdev' });

test('each step is ticked by what is there, and with the last one the list is gone for good', async () => {
  const ada = await app.as('ada');
  expect(await stepsOf(ada)).toEqual({ isOpen: true, done: [] });
  await write(ada);
  expect(await stepsOf(ada)).toEqual({ isOpen: true, done: ['draft'] });
  await connect(ada);
  await ada.call(addTargets, { text: 'r/webdev' });
  expect(await stepsOf(ada)).toEqual({ isOpen: true, done: ['connect', 'targets', 'draft'] });
  await ada.call(createSavedScan, { name: 'Mine' });
  const all = { isOpen: false, done: ['connect', 'targets', 'draft', 'scan'] };
  expect(await stepsOf(ada)).toEqual(all);
  expect(await stepsOf(ada)).toEqual(all);
});

test('what was done once stays ticked', async () => {
  const ben = await app.as('ben');
  const { id } = await connect(ben);
  await stepsOf(ben);
  await ben.call(disconnectAccount, { id });
  expect(await stepsOf(ben)).toEqual({ isOpen: true, done: ['connect'] });
});

test('a dismissed list does not come back', async () => {
  const cleo = await app.as('cleo');
  await cleo.call(dismissFirstSteps);
  await write(cleo);
  expect(await stepsOf(cleo)).toEqual({ isOpen: false, done: [] });
  await cleo.call(dismissFirstSteps);
});

test('strangers have lists of their own, and visitors none', async () => {
  const [dora, emil] = [await app.as('dora'), await app.as('emil')];
  await write(dora);
  await dora.call(dismissFirstSteps);
  expect(await stepsOf(emil)).toEqual({ isOpen: true, done: [] });
  for (const endpoint of [readFirstSteps, dismissFirstSteps])
    await expect(app.visitor().call(endpoint)).rejects.toMatchObject({ status: 401 });
});
