import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveFactsFile } from '#contract/drafts.ts';
import * as posts from '#contract/posts.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

let app: PlatformApp;
let ada: TestClient;
beforeEach(async () => {
  app = await createPlatformApp();
  ada = await app.as('ada');
  await connectAccount(ada, { username: 'sandbox_ada' });
  await ada.call(saveFactsFile, { product: 'Acme', about: [] });
});
afterEach(() => app.close());

const PLAIN = 'I wait a week before I remind anybody. How long do you wait?';
const MENTION = 'I built Acme for that. What is missing?';
const inTwoDays = () => new Date(app.clock.now() + 2 * 86_400_000).toISOString();
const save = (differs: object) =>
  ada.call(posts.createPost, { title: 'How early?', content: PLAIN, subreddit: 'entrepreneur', ...differs });
const changed = {
  status: 409,
  body: { message: 'This post was just changed. Check it, then try again.' },
};

/** Runs `act` once, between the request for the rules and their use. */
function whileChecking(act: () => Promise<unknown>): void {
  const platform = app.base.platform!;
  const real = platform.rules.bind(platform);
  Object.assign(platform, {
    rules: async (...given: Parameters<typeof real>) => {
      Object.assign(platform, { rules: real });
      await act();
      return await real(...given);
    },
  });
}

test('rejects a text and a community that were never checked together, if both change at the same time', async () => {
  const { id } = await save({ status: 'scheduled', scheduledAt: inTwoDays() });
  app.clock.advance(11 * 60_000);
  // Each change is allowed on its own: r/entrepreneur allows promotion, and r/coldoutreach allows the text without a mention.
  whileChecking(() => ada.call(posts.updatePost, { id, content: MENTION }));
  const moved = ada.call(posts.updatePost, { id, subreddit: 'coldoutreach' });
  await expect(moved).rejects.toMatchObject(changed);
  const [post] = await ada.call(posts.listPosts);
  expect(post).toMatchObject({ content: MENTION, subreddit: 'entrepreneur', phase: 'waiting' });
});

test('neither schedules nor resends a draft that changes during its check', async () => {
  const { id } = await save({});
  app.clock.advance(11 * 60_000);
  whileChecking(() => ada.call(posts.updatePost, { id, subreddit: 'coldoutreach', content: MENTION }));
  const order = { ids: [id], action: 'schedule', startAt: inTwoDays() } as const;
  await expect(ada.call(posts.changePosts, order)).rejects.toMatchObject({
    status: 422,
    body: { fields: { 'ids.0': changed.body.message } },
  });
  expect((await ada.call(posts.listPosts))[0]).toMatchObject({ phase: 'draft' });
});

test('does not resend a failed post that changes during its check', async () => {
  const { id } = await save({});
  const failed = { phase: 'failed', scheduled_at: app.clock.now() } as const;
  await app.base.db.updateTable('posts').set(failed).where('id', '=', id).execute();
  app.clock.advance(11 * 60_000);
  whileChecking(() =>
    app.base.db
      .updateTable('posts')
      .set((row) => ({ content: MENTION, fence: row('fence', '+', 1) }))
      .where('id', '=', id)
      .execute(),
  );
  await expect(ada.call(posts.retryPost, { id })).rejects.toMatchObject(changed);
});

test('does not overwrite a text saved elsewhere while another is checked', async () => {
  const { id, revision } = await save({});
  app.clock.advance(11 * 60_000);
  whileChecking(() => ada.call(posts.updatePost, { id, content: 'How long do you wait? I wait a week.' }));
  const mine = { id, revision, content: 'I wait two weeks. Is that too long?' };
  const scheduled = ada.call(posts.updatePost, { ...mine, status: 'scheduled', scheduledAt: inTwoDays() });
  await expect(scheduled).rejects.toMatchObject({ status: 409, body: { code: 'CHANGED_ELSEWHERE' } });
  expect(await ada.call(posts.listPosts)).toMatchObject([
    { content: 'How long do you wait? I wait a week.', phase: 'draft' },
  ]);
});
