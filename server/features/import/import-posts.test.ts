import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAccounts } from '#contract/accounts.ts';
import * as posts from '#contract/posts.ts';
import { importPosts, type ImportedPost, preflightImport } from '#contract/import.ts';
import { type PlatformApp, connectAccount, createPlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

const HOUR_MS = 3_600_000;

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

const inOneHour = () => new Date(app.clock.now() + HOUR_MS).toISOString();
const row = (no: number, more: Partial<ImportedPost> = {}): ImportedPost => ({
  title: `Title ${no}`,
  content: `Text number ${no}, about matter ${no * 7} and nothing else.`,
  subreddit: 'webdev',
  ...more,
});
const scheduled = (no: number, more: Partial<ImportedPost> = {}) =>
  row(no, { status: 'scheduled', scheduledAt: inOneHour(), timeZone: 'Europe/Berlin', ...more });

const send = (client: TestClient, rows: readonly object[], key?: string) =>
  client.send({
    method: 'POST',
    url: importPosts.path,
    payload: { rows },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const titles = async (client: TestClient) => (await client.call(posts.listPosts)).map(({ title }) => title);

test('creates drafts and scheduled posts together in row order, and sends them', async () => {
  const ada = await app.as('ada');
  await connectAccount(ada, { username: 'sandbox_ada' });
  await connectAccount(ada, { username: 'sandbox_ben' });
  const scheduledAt = inOneHour();
  const rows = [
    row(1, { ctaStyle: 'direct', websiteUrl: 'https://a.example/' }),
    scheduled(2, { account: 'u/Sandbox_Ben' }),
    {
      content: 'An answer',
      subreddit: 'r/saas',
      type: 'comment',
      parentUrl: 'https://www.reddit.com/r/saas/comments/abc/',
    },
  ];
  const { ids } = await ada.call(importPosts, { rows });
  expect(await ada.call(posts.listPosts)).toMatchObject([
    { id: ids[0], title: 'Title 1', phase: 'draft', ctaStyle: 'direct', websiteUrl: 'https://a.example/' },
    { id: ids[1], phase: 'waiting', scheduledAt, timeZone: 'Europe/Berlin' },
    { id: ids[2], type: 'comment', title: null, phase: 'draft', subreddit: 'saas' },
  ]);
  app.clock.advance(HOUR_MS);
  await app.drainJobs();
  const seen = (await (await app.sandbox.signIn()).get('/user/sandbox_ben/submitted')).children();
  expect(seen).toMatchObject([{ title: 'Title 2' }]);
  const history = await ada.call(posts.readPostHistory, { id: ids[0]! });
  expect(history.map(({ event }) => event)).toEqual(['created']);
});

test.each<[string, object]>([
  ['rows.1.content', row(1, { content: '' })],
  ['rows.1.title', row(1, { title: 'x'.repeat(301) })],
  ['rows.1.title', { ...row(1), title: '', status: 'scheduled', scheduledAt: '2031-01-01T00:00:00Z' }],
  ['rows.1.subreddit', row(1, { subreddit: 'no spaces' })],
  ['rows.1.status', { ...row(1), status: 'published' }],
  ['rows.1.scheduledAt', row(1, { status: 'scheduled' })],
  ['rows.1.scheduledAt', row(1, { status: 'scheduled', scheduledAt: '2020-01-01T00:00:00Z' })],
  ['rows.1.scheduledAt', row(1, { scheduledAt: 'tomorrow' })],
  ['rows.1.timeZone', row(1, { timeZone: 'Mars/Olympus' })],
  ['rows.1.account', row(1, { account: 'nobody_here' })],
  ['rows.1.account', row(1, { account: 'no name' })],
])('rejects a wrong %s by its name, and imports nothing', async (field, wrong) => {
  const ben = await app.as('ben');
  const answer = await send(ben, [row(0), wrong, row(2)]);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
  expect(await titles(ben)).toEqual([]);
});

test('reports every invalid row at once', async () => {
  const carl = await app.as('carl');
  const answer = await send(carl, [scheduled(0, { title: '' }), row(1), row(2, { account: 'nobody_here' })]);
  expect(answer.json<{ fields: object }>().fields).toEqual({
    'rows.0.title': 'Give it a title first.',
    'rows.2.account': 'You have no account u/nobody_here.',
  });
});

test('rejects an import of no rows or of more than 500', async () => {
  const cleo = await app.as('cleo');
  for (const count of [0, 501]) {
    const answer = await send(
      cleo,
      Array.from({ length: count }, (_, no) => row(no)),
    );
    expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([
      422,
      ['rows'],
    ]);
  }
});

test('rejects near-duplicates of rows for other communities, of older posts, and within the import', async () => {
  const dora = await app.as('dora');
  await dora.call(importPosts, { rows: [scheduled(1)] });
  const { content } = row(1);
  const answer = await send(dora, [
    scheduled(2),
    scheduled(3, { content, subreddit: 'golang' }),
    scheduled(4, { content: row(2).content, subreddit: 'golang' }),
    row(5, { content, subreddit: 'golang' }),
  ]);
  expect(answer.json<{ fields: object }>().fields).toEqual({
    'rows.1.content': expect.stringContaining('r/webdev'),
    'rows.2.content': expect.stringContaining('r/webdev'),
  });
  expect(await titles(dora)).toEqual(['Title 1']);
});

test('reports near-duplicates and missing flairs before an import', async () => {
  const ida = await app.as('ida');
  await connectAccount(ida, { username: 'sandbox_ada' });
  const content = 'We moved our invoices to one page last spring, and people paid a week sooner than before.';
  const rows = [
    scheduled(1, { content }),
    scheduled(2, { content, subreddit: 'saas' }),
    row(3, { content, subreddit: 'startups' }),
    scheduled(4, { subreddit: 'showyourwork' }),
    scheduled(5, { subreddit: 'showyourwork', flair: 'Idea' }),
    // A rejected row is not sent, so this is not a near-duplicate of it.
    scheduled(6, { subreddit: 'entrepreneur', content: row(4).content }),
  ];
  const reported = await ida.call(preflightImport, { rows });
  const blocks = reported.map(
    (each) => each?.findings.find(({ severity }) => severity === 'block')?.code ?? null,
  );
  expect(blocks).toEqual([null, 'NEAR_COPY', null, 'FLAIR_REQUIRED', null, null]);
  const refused = (await send(ida, rows)).json() as { fields: object };
  expect(Object.keys(refused.fields)).toEqual(['rows.1.content', 'rows.3.content']);
  await ida.call(importPosts, { rows: [rows[0]!, rows[2]!, rows[4]!] });
  expect((await ida.call(posts.listPosts)).map(({ flair }) => flair)).toEqual([null, null, 'Idea']);
});

test('before importing, counts a link without a scheme as a mention', async () => {
  const juno = await app.as('juno');
  await connectAccount(juno, { username: 'sandbox_ada' });
  const website = { websiteUrl: 'tallyfox.example' };
  const mention = { ...website, subreddit: 'saas', type: 'link' as const };
  const rows = [1, 2].map((no) => scheduled(no, { ...mention, url: `tallyfox.example/blog/${no}` }));
  const reported = await juno.call(preflightImport, { rows });
  const codes = reported.map((each) => each?.findings.map(({ code }) => code));
  expect(codes[0]).toContain('UNDISCLOSED');
  expect(codes[1]).toContain('QUOTA');
});

test('does not find a stranger’s account by id or name', async () => {
  const [emil, ada] = [await app.as('emil'), await app.as('ada')];
  const [theirs] = await ada.call(listAccounts);
  const byId = await send(emil, [row(1), row(2, { redditAccountId: theirs!.id })]);
  expect(byId.statusCode).toBe(404);
  const byName = await send(emil, [row(1), row(2, { account: theirs!.username })]);
  expect(byName.statusCode).toBe(422);
  expect(await titles(emil)).toEqual([]);
  expect((await send(app.visitor(), [row(1)])).statusCode).toBe(401);
});

test('creates posts once per idempotency key, and rejects different rows with the same key', async () => {
  const fritz = await app.as('fritz');
  const rows = [row(1), row(2), row(3)];
  const all = await Promise.all([send(fritz, rows, 'k'), send(fritz, rows, 'k'), send(fritz, rows, 'k')]);
  expect(all.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(all.map(({ body }) => body)).size).toBe(1);
  expect(await titles(fritz)).toEqual(['Title 1', 'Title 2', 'Title 3']);
  expect((await send(fritz, [row(4)], 'k')).statusCode).toBe(409);
  expect((await send(fritz, [row(4)], 'another')).statusCode).toBe(201);
  const gina = await app.as('gina');
  const theirs = await send(gina, rows, 'k');
  expect(theirs.statusCode).toBe(201);
  expect(theirs.body).not.toBe(all[0].body);
  expect(await titles(gina)).toEqual(['Title 1', 'Title 2', 'Title 3']);
});

test('schedules 500 long posts in one call', async () => {
  const hugo = await app.as('hugo');
  const content = (no: number) =>
    Array.from({ length: 180 }, (_, at) => `word${(no * 7_919 + at * at * (no + 1)) % 9_973}`);
  const rows = Array.from({ length: 500 }, (_, no) =>
    scheduled(no, { content: content(no).join(' '), subreddit: `community_${no % 20}` }),
  );
  const { ids } = await hugo.call(importPosts, { rows });
  expect(ids).toHaveLength(500);
});
