import { afterEach, beforeEach, expect, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

let app: PlatformApp;
let ada: TestClient;
beforeEach(async () => {
  app = await createPlatformApp();
  ada = await app.as('ada');
  await connectAccount(ada, { username: 'sandbox_ada' });
});
afterEach(() => app.close());

const draft = () =>
  ada.call(posts.createPost, { title: 'Prices', content: 'What do you charge?', subreddit: 'entrepreneur' });

test('the later of two conflicting edits gets the current post back, and nothing is lost', async () => {
  const { id, revision } = await draft();
  const first = await ada.call(posts.updatePost, { id, revision, content: 'What did you charge?' });
  expect(first.revision).toBe(revision + 1);
  for (const status of ['draft', 'published']) {
    const later = ada.call(posts.updatePost, { id, revision, content: 'Another text', status });
    await expect(later).rejects.toMatchObject({
      status: 409,
      body: { code: 'CHANGED_ELSEWHERE', present: first },
    });
  }
  expect(await ada.call(posts.listPosts)).toMatchObject([
    { content: 'What did you charge?', phase: 'draft' },
  ]);
  const mine = { id, revision: first.revision, content: 'Another text' };
  expect(await ada.call(posts.updatePost, mine)).toMatchObject({ content: 'Another text' });
});

test('changes the current post if the request has no revision', async () => {
  const { id } = await draft();
  await ada.call(posts.updatePost, { id, content: 'What did you charge?' });
  expect(await ada.call(posts.updatePost, { id, title: 'Rates' })).toMatchObject({
    title: 'Rates',
    content: 'What did you charge?',
  });
});

test('scheduling several posts counts as a change of each, but sending does not', async () => {
  const { id, revision } = await draft();
  const startAt = new Date(app.clock.now() + 3_600_000).toISOString();
  await ada.call(posts.changePosts, { ids: [id], action: 'schedule', startAt });
  const outdated = ada.call(posts.updatePost, { id, revision, content: 'Another text' });
  await expect(outdated).rejects.toMatchObject({ body: { code: 'CHANGED_ELSEWHERE' } });
  app.clock.advance(3_600_000);
  await app.drainJobs();
  expect(await ada.call(posts.listPosts)).toMatchObject([{ phase: 'published', revision: revision + 1 }]);
});
