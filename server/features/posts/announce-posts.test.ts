import { expect, onTestFinished, test } from 'vitest';
import * as posts from '#contract/posts.ts';
import type { Context } from '#server/context.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { announcePosts, MARK_CHANGED } from './announce-posts.ts';

test('announces changes only for the given workspaces', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const { db } = app.base;
  const [ada, ben] = [await app.as('ada'), await app.as('ben')];
  const draft = { title: 'T', content: 'C', subreddit: 'webdev' };
  await ada.call(posts.createPost, draft);
  const other = await ben.call(posts.createPost, draft);
  await db.updateTable('posts').set(MARK_CHANGED).execute();
  const ctx: Context = { ...app.base, actor: { kind: 'job', name: 'test' } };
  await announcePosts(ctx, db, ada.user!.workspaceId);
  const open = db.selectFrom('posts').select('id').where('list_version', 'is', null);
  expect(await open.execute()).toEqual([{ id: other.id }]);
});
