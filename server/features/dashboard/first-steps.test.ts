import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAssistedAccount, disconnectAccount } from '#contract/accounts.ts';
import { saveFactsFile } from '#contract/drafts.ts';
import { dismissFirstSteps, readFirstSteps } from '#contract/first-steps.ts';
import { confirmPost, createPost, deletePost } from '#contract/posts.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';

const HOUR_MS = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const stepsOf = (client: TestClient) => client.call(readFirstSteps);
const connect = (client: TestClient) => client.call(addAssistedAccount, { username: 'ada_l' });
const draft = { content: 'A text', title: 'A title', subreddit: 'webdev' } as const;
const write = (client: TestClient) => client.call(createPost, draft);

async function publish(client: TestClient): Promise<string> {
  const { id } = await client.call(createPost, { ...draft, status: 'published' });
  await app.drainJobs();
  const permalink = `https://www.reddit.com/r/webdev/comments/${id.slice(-6).toLowerCase()}/a/`;
  await client.call(confirmPost, { id, permalink });
  return id;
}

test('ticks each step once the data shows it, and removes the list for good an hour after the first post', async () => {
  const ada = await app.as('ada');
  expect(await stepsOf(ada)).toEqual({ isOpen: true, done: [] });
  await write(ada);
  expect(await stepsOf(ada)).toEqual({ isOpen: true, done: ['draft'] });
  await connect(ada);
  await ada.call(saveFactsFile, { product: null, about: ['It has no mobile app.'] });
  expect(await stepsOf(ada)).toEqual({ isOpen: true, done: ['connect', 'facts', 'draft'] });
  const id = await publish(ada);
  const done = ['connect', 'facts', 'draft', 'publish'];
  expect(await stepsOf(ada)).toEqual({ isOpen: true, done });
  await ada.call(deletePost, { id });
  app.clock.advance(HOUR_MS - 60_000);
  expect(await stepsOf(ada)).toEqual({ isOpen: true, done });
  app.clock.advance(60_000);
  expect(await stepsOf(ada)).toEqual({ isOpen: false, done });
});

test('starts the hour when the first post is published, even if no page is open', async () => {
  const gus = await app.as('gus');
  await connect(gus);
  await publish(gus);
  app.clock.advance(HOUR_MS);
  expect(await stepsOf(gus)).toEqual({ isOpen: false, done: ['connect', 'draft', 'publish'] });
});

test('empty facts do not tick the step', async () => {
  const fay = await app.as('fay');
  await fay.call(saveFactsFile, { product: '', about: [] });
  expect(await stepsOf(fay)).toEqual({ isOpen: true, done: [] });
});

test('keeps a finished step ticked', async () => {
  const ben = await app.as('ben');
  const { id } = await connect(ben);
  await stepsOf(ben);
  await ben.call(disconnectAccount, { id });
  expect(await stepsOf(ben)).toEqual({ isOpen: true, done: ['connect'] });
});

test('keeps a dismissed list dismissed', async () => {
  const cleo = await app.as('cleo');
  await cleo.call(dismissFirstSteps);
  await write(cleo);
  expect(await stepsOf(cleo)).toEqual({ isOpen: false, done: [] });
  await cleo.call(dismissFirstSteps);
});

test('gives strangers their own lists, and visitors none', async () => {
  const [dora, emil] = [await app.as('dora'), await app.as('emil')];
  await write(dora);
  await dora.call(dismissFirstSteps);
  expect(await stepsOf(emil)).toEqual({ isOpen: true, done: [] });
  for (const endpoint of [readFirstSteps, dismissFirstSteps])
    await expect(app.visitor().call(endpoint)).rejects.toMatchObject({ status: 401 });
});
