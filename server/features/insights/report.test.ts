import { expect, test } from 'vitest';
import { addSite } from '#contract/clicks.ts';
import { readCommunity } from '#contract/discovery.ts';
import { readReport } from '#contract/insights.ts';
import * as posts from '#contract/posts.ts';
import { listOpportunities, scanThreads } from '#contract/scanner.ts';
import { openReportApp, publish, reportOf } from '#test/report-app.ts';
import { runPaced } from '#test/run-paced.ts';
import { watchPosts } from '../posts/post-jobs.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const { app, maker } = await openReportApp();
async function checkAfter(ms: number) {
  app.clock.advance(ms);
  await app.base.jobs.enqueue(app.base.db, watchPosts, {});
  await runPaced(app.clock, () => app.drainJobs());
}
async function removeThere(id: string) {
  const { platform_id: thing } = await app.base.db
    .selectFrom('posts')
    .select('platform_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await app.sandbox.control({ thing: { id: String(thing), action: 'remove' } });
}

test('checks a removed post against the rules at its time, or the current ones once those texts expired', async () => {
  const ada = await maker('ada');
  const { id } = await publish(ada);
  await removeThere(id);
  await checkAfter(30_000);
  const [removal, ...others] = (await reportOf(ada)).removals;
  expect([removal, others]).toEqual([
    {
      postId: id,
      noticedAt: new Date(app.clock.now()).toISOString(),
      rules: { asOf: 'then', findings: [] },
    },
    [],
  ]);
  app.clock.advance(49 * HOUR_MS);
  const banned = { community: 'saas', rules: [{ name: 'No promotion', text: 'It is removed.' }] };
  await app.sandbox.control({ rules: banned });
  await ada.call(posts.createPost, {
    title: 'A draft',
    content: 'Of Acme.',
    subreddit: 'SaaS',
    status: 'draft',
  });
  expect((await reportOf(ada)).removals[0]?.rules).toBeNull();
});

test('ignores what the author did after a removed post', async () => {
  await app.sandbox.control({ reset: true });
  const mia = await maker('mia');
  const own = { websiteUrl: 'https://acme.example', content: 'Disclosure: I work on https://acme.example.' };
  const { id } = await publish(mia, own);
  await removeThere(id);
  await checkAfter(30_000);
  const later = Array.from({ length: 10 }, (_, no) =>
    mia.call(posts.createPost, { ...own, title: `Later ${no}`, subreddit: 'SaaS', status: 'draft' }),
  );
  app.clock.advance(24 * HOUR_MS);
  await app.base.db
    .updateTable('posts')
    .set({ phase: 'published', origin: 'sandbox', published_at: app.clock.now() })
    .where(
      'id',
      'in',
      (await Promise.all(later)).map((post) => post.id),
    )
    .execute();
  const report = await reportOf(mia);
  expect(report.contributions).toEqual({ total: 11, withOwnLink: 11 });
  const [removal] = report.removals;
  expect(removal?.postId).toBe(id);
  expect(removal?.rules?.findings.map(({ text }) => text)).toEqual(['r/SaaS takes links on a condition.']);
});

test('does not report a post deleted by its own author as removed', async () => {
  const ben = await maker('ben');
  const { id } = await publish(ben, { title: 'Another', subreddit: 'webdev', content: 'A text.' });
  const problem = JSON.stringify({ code: 'DELETED_THERE', message: 'Deleted there.', remedy: '' });
  await app.base.db.updateTable('posts').set({ phase: 'removed', problem }).where('id', '=', id).execute();
  expect((await reportOf(ben)).removals).toEqual([]);
});

test('says when the product may be mentioned again under the rules', async () => {
  await app.sandbox.control({ reset: true });
  const cleo = await maker('cleo');
  await publish(cleo);
  const { mentions, contributions } = await reportOf(cleo);
  expect(mentions).toEqual([
    {
      community: 'SaaS',
      text: 'You may mention Acme in r/SaaS again in 60 days.',
      againAt: expect.any(String),
    },
  ]);
  expect(contributions).toEqual({ total: 1, withOwnLink: null });
});

test("counts links to any of the workspace's websites", async () => {
  const eli = await maker('eli');
  const title = (no: number) => ({
    title: `Prices, part ${no}`,
    subreddit: ['marketing', 'entrepreneur', 'marketing'][no]!,
  });
  await publish(eli, { ...title(0), content: 'Our page says more: https://acme.example/prices.' });
  expect((await reportOf(eli)).contributions).toEqual({ total: 1, withOwnLink: null });
  await eli.call(addSite, { host: 'acme.example' });
  expect((await reportOf(eli)).contributions).toEqual({ total: 1, withOwnLink: 1 });
  await publish(eli, { ...title(1), content: 'Nothing of ours is in these words.' });
  await publish(eli, {
    ...title(2),
    content: 'Two places: https://other.example, and a friend’s.',
    websiteUrl: 'https://other.example',
  });
  expect((await reportOf(eli)).contributions).toEqual({ total: 3, withOwnLink: 2 });
});

test('returns the minutes from a thread to its answer for found threads', async () => {
  const dora = await maker('dora');
  const filters = { maxAge: 24, minScore: 0, excludeStickied: true, limit: 50 };
  await dora.call(scanThreads, { subreddits: ['webdev'], filters });
  const [thread] = await dora.call(listOpportunities, {});
  const answered = { title: '', subreddit: thread!.subreddit, content: 'We count twice.' };
  const { publishedAt } = await publish(dora, { ...answered, type: 'comment', parentUrl: thread!.url });
  expect((await reportOf(dora)).replyMinutes).toBeNull();
  await checkAfter(30_000);
  const minutes = (Date.parse(publishedAt ?? '') - Date.parse(thread!.createdAt)) / MINUTE_MS;
  expect((await reportOf(dora)).replyMinutes).toEqual({
    count: 1,
    median: minutes,
    quartiles: [minutes, minutes],
  });
  await app.base.db.deleteFrom('opportunities').execute();
  expect((await reportOf(dora)).replyMinutes?.count).toBe(1);
});

test('ignores answers from before the range, on the other site, or dated before their thread', async () => {
  const nia = await maker('nia');
  const filters = { maxAge: 24, minScore: 0, excludeStickied: true, limit: 50 };
  await nia.call(scanThreads, { subreddits: ['webdev'], filters });
  const [thread] = await nia.call(listOpportunities, {});
  const answered = { title: '', subreddit: thread!.subreddit, content: 'A spreadsheet did it for us.' };
  const { id, publishedAt } = await publish(nia, { ...answered, type: 'comment', parentUrl: thread!.url });
  await checkAfter(30_000);
  const count = async (range: '30d' | '90d' = '30d') =>
    (await nia.call(readReport, { range })).replyMinutes?.count;
  const change = (values: object) =>
    app.base.db.updateTable('post_totals').set(values).where('post_id', '=', id).execute();
  expect(await count()).toBe(1);
  await change({ site: 'api' });
  expect(await count()).toBeUndefined();
  await change({ site: 'sandbox', thread_at: Date.parse(publishedAt ?? '') + MINUTE_MS });
  expect(await count()).toBeUndefined();
  const monthAgo = Date.parse(publishedAt ?? '') - 31 * 24 * HOUR_MS;
  await change({ thread_at: monthAgo - MINUTE_MS });
  await app.base.db.updateTable('posts').set({ published_at: monthAgo }).where('id', '=', id).execute();
  expect([await count(), await count('90d')]).toEqual([undefined, 1]);
});

test('ignores answers to samples and answers in the trash', async () => {
  const kim = await maker('kim');
  const filters = { maxAge: 24, minScore: 0, excludeStickied: true, limit: 50 };
  await kim.call(scanThreads, { subreddits: ['webdev'], filters });
  const [thread, sample] = await kim.call(listOpportunities, {});
  await app.base.db
    .updateTable('opportunities')
    .set({ origin: 'sample' })
    .where('id', '=', sample!.id)
    .execute();
  const ids: string[] = [];
  for (const [no, { subreddit, url }] of [thread!, sample!].entries()) {
    const texts = ['We count twice.', 'Paper is what I would take for this.'];
    const comment = { type: 'comment', title: '', subreddit, parentUrl: url, content: texts[no] } as const;
    ids.push((await publish(kim, comment)).id);
    await checkAfter(30_000);
  }
  expect((await reportOf(kim)).replyMinutes?.count).toBe(1);
  await kim.call(posts.deletePost, { id: ids[0] ?? '' });
  expect((await reportOf(kim)).replyMinutes).toBeNull();
});

test('explains removed posts unless they are in the trash or on the other site', async () => {
  const lea = await maker('lea');
  const { id } = await publish(lea, { title: 'Removed', subreddit: 'webdev', content: 'Another text.' });
  app.clock.advance(MINUTE_MS);
  const { db } = app.base;
  const explained = async () => (await reportOf(lea)).removals.map(({ postId }) => postId);
  await db.updateTable('posts').set({ phase: 'removed' }).where('id', '=', id).execute();
  expect(await explained()).toEqual([id]);
  await db.updateTable('posts').set({ origin: 'api' }).where('id', '=', id).execute();
  expect(await explained()).toEqual([]);
  await db.updateTable('posts').set({ origin: 'sandbox' }).where('id', '=', id).execute();
  await lea.call(posts.deletePost, { id });
  expect(await explained()).toEqual([]);
});

test('returns usual figures only for observed communities where the workspace has posted', async () => {
  const emil = await maker('emil');
  await publish(emil, { subreddit: 'webdev', content: 'A text.', title: 'Where to look?' });
  await emil.call(readCommunity, { name: 'saas' });
  const { habits } = await emil.call(readCommunity, { name: 'webdev' });
  expect(habits?.usual?.posts).toBeGreaterThan(0);
  expect((await reportOf(emil)).usual).toEqual([
    { community: 'webdev', medianUpvotes: habits?.usual?.upvotes, posts: habits?.usual?.posts },
  ]);
});

test('observes the communities where the workspace has posted, although no page is opened', async () => {
  await app.sandbox.control({ reset: true });
  const liv = await maker('liv');
  await publish(liv, { subreddit: 'javascript', content: 'Another text.', title: 'Which way?' });
  expect((await reportOf(liv)).usual).toEqual([]);
  await runPaced(app.clock, () => app.drainJobs());
  expect((await reportOf(liv)).usual).toMatchObject([{ community: 'javascript' }]);
});

test('hides the report from strangers and rejects visitors', async () => {
  const stranger = await app.as('stranger');
  expect(await reportOf(stranger)).toEqual({
    usual: [],
    replyMinutes: null,
    removals: [],
    toMeasure: [],
    contributions: { total: 0, withOwnLink: null },
    mentions: [],
  });
  await expect(app.visitor().call(readReport, {})).rejects.toMatchObject({ status: 401 });
});
