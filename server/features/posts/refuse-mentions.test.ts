import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveFactsFile } from '#contract/drafts.ts';
import { importPosts } from '#contract/import.ts';
import * as posts from '#contract/posts.ts';
import { preflightPosts } from '#contract/preflight.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

async function maker(name: string) {
  const client = await app.as(name);
  await connectAccount(client, { username: 'sandbox_ada' });
  await client.call(saveFactsFile, { product: 'Acme', about: [] });
  return client;
}
/** The test's clock starts on a Monday; r/webdev allows promotion on Saturdays. */
const at = (iso: string) => `2026-11-${iso}:00.000Z`;
const TUESDAY = at('03T12:00');
const SATURDAY = at('07T12:00');
const mention = {
  title: 'Feedback on this?',
  content: 'I built Acme. What is missing?',
  subreddit: 'webdev',
};
const wrongDay = expect.stringMatching(
  /Saturdays only.*Its rule: “.*You can save it as a draft meanwhile\.$/s,
);

test('saves a mention on the wrong day as a draft, but does not schedule, move or publish it', async () => {
  const ada = await maker('ada');
  const refused = { status: 409, body: { message: wrongDay } };
  const planned = { ...mention, status: 'scheduled', scheduledAt: TUESDAY } as const;
  await expect(ada.call(posts.createPost, planned)).rejects.toMatchObject(refused);
  await expect(ada.call(posts.createPost, { ...mention, status: 'published' })).rejects.toMatchObject(
    refused,
  );
  const { id } = await ada.call(posts.createPost, mention);
  const onSaturday = { id, status: 'scheduled', scheduledAt: SATURDAY } as const;
  expect(await ada.call(posts.updatePost, onSaturday)).toMatchObject({ phase: 'waiting' });
  const moved = ada.call(posts.updatePost, { id, scheduledAt: TUESDAY });
  await expect(moved).rejects.toMatchObject(refused);
  expect(await ada.call(posts.updatePost, { id, status: 'draft' })).toMatchObject({ phase: 'draft' });
});

test("schedules none of several posts if one is on the wrong day, and reports each post's own day", async () => {
  const ben = await maker('ben');
  const draft = (no: string) => ({ ...mention, title: no, content: `I built Acme. ${no.repeat(20)}` });
  const first = await ben.call(posts.createPost, draft('one '));
  const second = await ben.call(posts.createPost, draft('another '));
  const order = { ids: [first.id, second.id], startAt: SATURDAY, everyMinutes: 24 * 60 };
  await expect(ben.call(posts.changePosts, { ...order, action: 'schedule' })).rejects.toMatchObject({
    status: 422,
    body: { fields: { 'ids.1': wrongDay } },
  });
  expect((await ben.call(posts.listPosts)).map(({ phase }) => phase)).toEqual(['draft', 'draft']);
  const foretold = await ben.call(preflightPosts, order);
  expect(foretold.map(({ id, verdict }) => [id, verdict])).toEqual([
    [first.id, 'warned'],
    [second.id, 'blocked'],
  ]);
});

test('checks saved posts at their own times, and does not find a stranger’s', async () => {
  const cleo = await maker('cleo');
  const { id } = await cleo.call(posts.createPost, { ...mention, scheduledAt: TUESDAY });
  expect(await cleo.call(preflightPosts, { ids: [id] })).toMatchObject([{ id, verdict: 'blocked' }]);
  const theirs = (await maker('dora')).call(preflightPosts, { ids: [id] });
  await expect(theirs).rejects.toMatchObject({ status: 404 });
});

test('counts two mentions of one batch toward the same budget', async () => {
  const emil = await maker('emil');
  const one = {
    ...mention,
    subreddit: 'saas',
    content: 'I built Acme, and here is what I learnt in a year.',
  };
  const two = {
    ...mention,
    subreddit: 'SaaS',
    content: 'Disclosure: my own product is Acme. Prices went up.',
  };
  const ids = [(await emil.call(posts.createPost, one)).id, (await emil.call(posts.createPost, two)).id];
  const order = { ids, action: 'schedule', startAt: SATURDAY, everyMinutes: 60 } as const;
  await expect(emil.call(posts.changePosts, order)).rejects.toMatchObject({
    body: { fields: { 'ids.1': expect.stringContaining('one mention in 60 days') } },
  });
});

test('when a post is rescheduled, its earlier time no longer counts toward the budget', async () => {
  const hanna = await maker('hanna');
  const rule = { name: 'Self-promotion', text: 'Self-promotion is allowed at most once a day.' };
  await app.sandbox.control({ rules: { community: 'growthnotes', rules: [rule] } });
  const plan = (content: string, scheduledAt: string) =>
    hanna.call(posts.createPost, {
      ...mention,
      subreddit: 'growthnotes',
      content,
      status: 'scheduled',
      scheduledAt,
    });
  const first = await plan('I built Acme, and here is what I learnt in a year.', at('10T12:00'));
  const second = await plan('Disclosure: my own product is Acme. Prices went up.', at('14T12:00'));
  const tooClose = plan('Disclosure: I work on Acme. A third text of another kind.', at('10T18:00'));
  await expect(tooClose).rejects.toMatchObject({ status: 409 });
  const order = { ids: [first.id, second.id], action: 'schedule', startAt: at('08T18:00') } as const;
  const moved = await hanna.call(posts.changePosts, { ...order, everyMinutes: 2 * 24 * 60 });
  expect(moved).toEqual({ changed: 2 });
});

test('reports import rows that would be rejected, and accepts them as drafts', async () => {
  const fritz = await maker('fritz');
  const row = { ...mention, status: 'scheduled', scheduledAt: TUESDAY } as const;
  await expect(fritz.call(importPosts, { rows: [row] })).rejects.toMatchObject({
    status: 422,
    body: { fields: { 'rows.0.content': wrongDay } },
  });
  const saas = { subreddit: 'saas', scheduledAt: SATURDAY };
  const rows = [
    { ...row, ...saas, content: 'I built Acme, and here is what I learnt in a year.' },
    { ...row, ...saas, content: 'Disclosure: my own product is Acme. Prices went up.' },
  ];
  await expect(fritz.call(importPosts, { rows })).rejects.toMatchObject({
    body: { fields: { 'rows.1.content': expect.stringContaining('one mention in 60 days') } },
  });
  expect(await fritz.call(importPosts, { rows: [{ ...mention, status: 'draft' }] })).toMatchObject({
    ids: [expect.any(String)],
  });
});

test('reads the rules of a limited number of communities per request, and blocks no post in the others', async () => {
  const gina = await maker('gina');
  const real = { ...app.base.platform! };
  let reads = 0;
  Object.assign(app.base.platform!, {
    rules: async (...given: Parameters<typeof real.rules>) => {
      reads += 1;
      return await real.rules(...given);
    },
    about: (caller: Parameters<typeof real.about>[0]) => real.about(caller, 'founderslounge'),
  });
  const rows = Array.from({ length: 40 }, (_, no) => ({
    title: `No ${no}`,
    content: `${'abcdefgh'[no % 8]}${no} `.repeat(20 + no),
    subreddit: `nowhere_${no}`,
    status: 'scheduled' as const,
    scheduledAt: SATURDAY,
  }));
  expect((await gina.call(importPosts, { rows })).ids).toHaveLength(40);
  expect(reads).toBe(25);
  Object.assign(app.base.platform!, real);
});
