import { expect, test } from 'vitest';
import { addAssistedAccount } from '#contract/accounts.ts';
import { saveFigures } from '#contract/figures.ts';
import { readMetrics } from '#contract/insights.ts';
import * as posts from '#contract/posts.ts';
import { restorePost } from '#contract/trash.ts';
import { openReportApp, publish, reportOf } from '#test/report-app.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const { app, maker } = await openReportApp();

test('asks the author of a manual post for its figures after a day and after a week', async () => {
  const fay = await app.as('fay');
  const account = await fay.call(addAssistedAccount, { username: 'fay_by_hand' });
  const planned = { title: 'By hand', content: 'A text.', redditAccountId: account.id };
  const { id } = await publish(fay, { ...planned, subreddit: 'webdev' });
  const link = 'https://www.reddit.com/r/webdev/comments/abc123/by_hand/';
  await fay.call(posts.confirmPost, { id, permalink: link });
  const asked = async () => (await reportOf(fay)).toMeasure;
  app.clock.advance(23 * HOUR_MS);
  expect(await asked()).toEqual([]);
  app.clock.advance(HOUR_MS);
  expect(await asked()).toEqual([{ postId: id, after: 'day' }]);
  expect((await reportOf(await app.as('strange_to_fay'))).toMeasure).toEqual([]);
  await fay.call(saveFigures, { id, score: 4, comments: 1, source: 'hand' });
  expect(await asked()).toEqual([]);
  app.clock.advance(6 * 24 * HOUR_MS);
  expect(await asked()).toEqual([{ postId: id, after: 'week' }]);
  await fay.call(posts.deletePost, { id });
  expect(await asked()).toEqual([]);
  await fay.call(restorePost, { id });
  await fay.call(saveFigures, { id, score: 9, comments: 2, source: 'hand' });
  expect(await asked()).toEqual([]);
});

test('does not ask about posts that a connected account can read, that are gone, or that are a month old', async () => {
  const ivy = await maker('ivy');
  const { id } = await publish(ivy, { title: 'Read there', subreddit: 'webdev', content: 'Some text.' });
  const change = (values: object) =>
    app.base.db.updateTable('posts').set(values).where('id', '=', id).execute();
  const asked = async () => (await reportOf(ivy)).toMeasure;
  app.clock.advance(24 * HOUR_MS);
  expect(await asked()).toEqual([]);
  await change({ origin: 'assisted' });
  expect(await asked()).toEqual([{ postId: id, after: 'day' }]);
  await change({ phase: 'removed' });
  expect(await asked()).toEqual([]);
  await change({ phase: 'published' });
  app.clock.advance(29 * 24 * HOUR_MS);
  expect(await asked()).toEqual([]);
});

test('shows the entered figures of a manual post in the cards, also in the sandbox', async () => {
  const gus = await app.as('gus');
  const account = await gus.call(addAssistedAccount, { username: 'gus_by_hand' });
  const planned = { title: 'By hand too', content: 'A text.', redditAccountId: account.id };
  const { id } = await publish(gus, { ...planned, subreddit: 'webdev' });
  await gus.call(posts.confirmPost, {
    id,
    permalink: 'https://www.reddit.com/r/webdev/comments/abc124/by_hand/',
  });
  app.clock.advance(24 * HOUR_MS);
  await gus.call(saveFigures, { id, score: 40, comments: 1, source: 'hand' });
  const cards = { totalUpvotes: 40, measuredPosts: 1, site: 'sandbox' };
  expect(await gus.call(readMetrics, {})).toMatchObject(cards);
  // As if entered before the sandbox was turned on.
  for (const table of ['figure_sums', 'figure_slots', 'figure_hours'] as const)
    await app.base.db
      .updateTable(table)
      .set({ site: 'api' })
      .where('workspace_id', '=', gus.user!.workspaceId)
      .execute();
  await app.base.db.updateTable('post_totals').set({ site: 'api' }).where('post_id', '=', id).execute();
  expect(await gus.call(readMetrics, {})).toMatchObject({ totalUpvotes: 0, measuredPosts: 0 });
  expect((await gus.call(posts.listPosts))[0]).toMatchObject({ id, isElsewhere: true });
  app.clock.advance(HOUR_MS);
  await gus.call(saveFigures, { id, score: 44, comments: 1, source: 'hand' });
  expect(await gus.call(readMetrics, {})).toMatchObject({ ...cards, totalUpvotes: 44 });
  expect((await gus.call(posts.listPosts))[0]).toMatchObject({ id, analytics: { upvotes: 44 } });
});
