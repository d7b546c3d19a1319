import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { saveFactsFile } from '#contract/drafts.ts';
import type { Answer } from '#contract/interview.ts';
import * as scanner from '#contract/scanner.ts';
import type { Opportunity } from '#contract/scanner.ts';
import { SAMPLE_THREADS } from '#core/opportunities/sample-threads.ts';
import { clipThreads } from '#test/clip-threads.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import type { TestClient } from '#test/test-client.ts';

const EIGHT = [
  'entrepreneur',
  'reactjs',
  'webdev',
  'saas',
  'startups',
  'marketing',
  'programming',
  'javascript',
];

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

async function connected(name: string): Promise<TestClient> {
  const client = await app.as(name);
  await connectAccount(client, { username: 'sandbox_ada' });
  return client;
}
const listOf = (client: TestClient, filter = {}) => client.call(scanner.listOpportunities, filter);
const all = { maxAge: 24, minScore: 0, excludeStickied: true, limit: 500 };
const scan = async (client: TestClient, input: object = {}) =>
  (await client.call(scanner.scanThreads, { subreddits: EIGHT, filters: all, ...input })).result;

test('a day’s scan of the eight communities finds threads, scored, with the best first', async () => {
  const ada = await connected('ada');
  const result = await scan(ada);
  expect(result.newOpportunities).toBeGreaterThan(3);
  expect(result.scannedCount).toBeGreaterThanOrEqual(result.newOpportunities);
  expect(result.unread).toEqual([]);
  const found = await listOf(ada);
  expect(found).toHaveLength(result.newOpportunities);
  const scores = found.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  for (const { score, parts, url, origin, isViewed, createdAt, author } of found) {
    expect(author).not.toBeNull();
    expect(Math.round(parts.reduce((sum, { points }) => sum + points, 0))).toBe(score);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/r\/\w+\/comments\//);
    expect([origin, isViewed]).toEqual(['sandbox', false]);
    expect(Date.parse(createdAt)).toBeGreaterThan(app.clock.now() - 24 * 3_600_000);
  }
});

test('scanning again adds only what is new, and what was read stays read', async () => {
  const ben = await connected('ben');
  const first = await scan(ben);
  const [best] = await listOf(ben);
  await ben.call(scanner.viewOpportunity, { id: best!.id });
  expect((await scan(ben)).newOpportunities).toBe(0);
  const again = await listOf(ben);
  expect(again).toHaveLength(first.newOpportunities);
  expect(again.find(({ id }) => id === best!.id)?.isViewed).toBe(true);
});

test('keywords decide what is found, and each thread names its own', async () => {
  const cleo = await connected('cleo');
  await scan(cleo);
  const [some] = await listOf(cleo);
  const word = some!.title.match(/[a-z]{5,}/gi)!.at(-1)!;
  const dora = await connected('dora');
  await scan(dora, { keywords: [word, 'wordthatnobodyuses'] });
  const found = await listOf(dora);
  expect(found.map(({ title }) => title)).toContain(some!.title);
  for (const { keywords } of found) expect(keywords).toEqual([word]);
  expect(found.length).toBeLessThan((await listOf(cleo)).length);
});

test('a scan without keywords takes none from what was found by some', async () => {
  const eva = await connected('eva');
  await scan(eva);
  const word = (await listOf(eva))[0]!.title.match(/[a-z]{5,}/gi)!.at(-1)!;
  const ivo = await connected('ivo');
  await scan(ivo, { keywords: [word] });
  const [before] = await listOf(ivo);
  await scan(ivo);
  const after = (await listOf(ivo)).find(({ id }) => id === before!.id);
  expect(after).toMatchObject({ keywords: [word], score: before!.score, parts: before!.parts });
});

test('a thread that is too old, too low, or beyond the limit is left out', async () => {
  const emil = await connected('emil');
  expect((await scan(emil, { filters: { ...all, minScore: 100 } })).newOpportunities).toBe(0);
  expect((await scan(emil, { filters: { ...all, limit: 2 } })).newOpportunities).toBe(2);
  const young = await connected('fritz');
  await scan(young, { filters: { ...all, maxAge: 1 } });
  for (const { createdAt } of await listOf(young))
    expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(app.clock.now() - 3_600_000);
});

test('one community that cannot be read keeps no other from being read', async () => {
  const gina = await connected('gina');
  const result = await scan(gina, { subreddits: ['saas', 'nobody_made_this', 'webdev'] });
  expect(result.unread).toEqual(['nobody_made_this']);
  expect(new Set((await listOf(gina)).map(({ subreddit }) => subreddit))).toEqual(
    new Set(['saas', 'webdev']),
  );
  await expect(scan(gina, { subreddits: ['nobody_made_this'] })).rejects.toMatchObject({
    status: 404,
    body: { message: expect.stringContaining('r/nobody_made_this couldn’t be read') },
  });
});

test('the list is filtered by score, by what was read, and by community', async () => {
  const hugo = await connected('hugo');
  await scan(hugo);
  const found = await listOf(hugo);
  const middle = found[Math.floor(found.length / 2)]!;
  await hugo.call(scanner.viewOpportunity, { id: middle.id });
  expect((await listOf(hugo, { viewed: 'true' })).map(({ id }) => id)).toEqual([middle.id]);
  expect(await listOf(hugo, { viewed: 'false' })).toHaveLength(found.length - 1);
  const high = await listOf(hugo, { score_min: middle.score });
  expect(high.every(({ score }) => score >= middle.score)).toBe(true);
  const there = await listOf(hugo, { subreddit: middle.subreddit.toUpperCase() });
  expect(new Set(there.map(({ subreddit }) => subreddit))).toEqual(new Set([middle.subreddit]));
});

test('a thread that grows older falls in the list, and its reasons tell its age of now', async () => {
  const app = await createPlatformApp();
  onTestFinished(() => app.close());
  const otto = await app.as('otto');
  await clipThreads(otto);
  const [before] = await listOf(otto);
  expect(before!.parts.find(({ name }) => name === 'freshness')?.because).toContain('less than an hour');
  app.clock.advance(20 * 3_600_000);
  const [after] = await listOf(otto);
  expect(after).toMatchObject({ id: before!.id, timeAgo: '20 hours ago' });
  expect(after!.parts.find(({ name }) => name === 'freshness')?.because).toBe('Is 20 hours old.');
  expect(after!.parts.reduce((sum, { points }) => sum + points, 0)).toBe(after!.score);
  expect(after!.score).toBeLessThan(before!.score);
  expect(await listOf(otto, { score_min: before!.score })).toEqual([]);
});

test('a thread is shown as it stands, its most upvoted comments first', async () => {
  const ina = await connected('ina');
  await scan(ina);
  const talked = (await listOf(ina)).toSorted((one, other) => other.comments! - one.comments!)[0]!;
  const details = await ina.call(scanner.readThreadDetails, { id: talked.id });
  expect(details).toMatchObject({ title: talked.title, upvotes: talked.upvotes });
  expect(details.engagement?.totalComments).toBe(talked.comments);
  const upvotes = details.comments.map((comment) => comment.upvotes);
  expect(upvotes).toEqual(upvotes.toSorted((a, b) => b! - a!));
  expect(details.engagement?.topCommentUpvotes).toBe(upvotes[0] ?? 0);
});

test('a reply is drafted for the thread, and links only when asked to', async () => {
  const jan = await connected('jan');
  await scan(jan);
  const [best] = await listOf(jan);
  const helpful = await jan.call(scanner.generateReply, { id: best!.id, replyStyle: 'helpful' });
  expect(helpful.content).not.toMatch(/https?:/);
  expect(helpful.engine).toBe('built-in');
  const linked = await jan.call(scanner.generateReply, {
    id: best!.id,
    includeLink: true,
    websiteUrl: 'https://example.com/',
    businessDescription: 'Acme reminds people of invoices.',
  });
  expect(['low', 'medium', 'high']).toContain(linked.riskLevel);
  expect(linked.recommendations.length).toBeGreaterThan(0);
});

test.each([
  ['lock', 'This thread was locked, so it is gone from the list too.'],
  ['remove', 'This thread was removed, so it is gone from the list too.'],
  ['delete', 'This thread was deleted, so it is gone from the list too.'],
])('after a %s no reply is drafted, and the thread leaves the list', async (action, message) => {
  const eli = await connected(`eli of ${action}`);
  await scan(eli);
  const [{ id }, { id: other }] = (await listOf(eli)) as [Opportunity, Opportunity];
  const rows = app.base.db.selectFrom('opportunities').select('thread_id').where('id', '=', id);
  await app.sandbox.control({ thing: { id: (await rows.executeTakeFirstOrThrow()).thread_id, action } });
  const refusal = { status: 404, body: { message } };
  await expect(eli.call(scanner.generateReply, { id })).rejects.toMatchObject(refusal);
  const left = (await listOf(eli)).map((thread) => thread.id);
  expect(left).not.toContain(id);
  expect(left).toContain(other);
});

test('a thread that was marked as NSFW leaves the list too', async () => {
  const uma = await connected('uma');
  await scan(uma);
  const { id } = (await listOf(uma))[0]!;
  const cleo = await app.sandbox.signIn('sandbox_cleo');
  const form = { sr: 'webdev', kind: 'self', title: 'Which tool?', text: 'Which?', nsfw: 'true' };
  const said = await cleo.post('/api/submit', form);
  const permalink = new URL(String(said.at('json', 'data', 'url'))).pathname;
  await app.base.db.updateTable('opportunities').set({ permalink }).where('id', '=', id).execute();
  const message = 'This thread was marked as NSFW, so it is gone from the list too.';
  const details = uma.call(scanner.readThreadDetails, { id });
  await expect(details).rejects.toMatchObject({ status: 404, body: { message } });
  expect((await listOf(uma)).map((thread) => thread.id)).not.toContain(id);
});

test('a reply that tells nothing of its author’s own names no product by itself, and is no low risk with one', async () => {
  const una = await connected('una');
  await una.call(saveFactsFile, { product: 'Ledgerlily', about: [] });
  await una.call(scanner.generateSample);
  const [best] = await listOf(una);
  const subtle = await una.call(scanner.generateReply, { id: best!.id });
  expect(subtle.content).not.toContain('Ledgerlily');
  const direct = await una.call(scanner.generateReply, {
    id: best!.id,
    replyStyle: 'direct',
    includeLink: true,
    websiteUrl: 'https://ledgerlily.example/',
  });
  expect(direct.content).toContain('Ledgerlily');
  expect(direct.riskLevel).not.toBe('low');
  expect(direct.recommendations[0]).toMatch(/^It names your product and tells nothing of your own/);
});

test('a reply tells what its author answered, and asks for that no more', async () => {
  const ola = await connected('ola');
  await scan(ola);
  const [best] = await listOf(ola);
  const answers = [{ role: 'point' as const, text: 'a shared inbox is enough under twenty mails a day' }];
  const told = await ola.call(scanner.generateReply, { id: best!.id, answers });
  expect(told.content).toContain('A shared inbox is enough under twenty mails a day.');
  expect(told.recommendations.join(' ')).not.toContain('What is your answer');
  const address = 'Use the template at https://invoices.example/template, it worked for me';
  const linked = await ola.call(scanner.generateReply, {
    id: best!.id,
    answers: [{ role: 'point', text: address }],
  });
  expect(linked.content).toContain(address);
  const bare = await ola.call(scanner.generateReply, { id: best!.id });
  expect(bare.recommendations.join(' ')).toContain('What is your answer');
});

test('where a community takes no AI text, the draft comes with advice against answering', async () => {
  const rea = await connected('rea');
  await scan(rea, { subreddits: ['programming', 'entrepreneur'] });
  const advised = async (subreddit: string, answers: Answer[] = []) => {
    const [best] = await listOf(rea, { subreddit });
    return await rea.call(scanner.generateReply, { id: best!.id, answers });
  };
  const own: Answer = {
    role: 'point',
    text: 'We wrote the tests first and changed one module a week, and after two months nobody was afraid of it',
  };
  expect((await advised('programming', [own])).advice).toBeNull();
  const against = await advised('programming');
  expect(against).toMatchObject({ riskLevel: 'high', advice: { verdict: 'dontPost' } });
  expect(against.recommendations.join(' ')).not.toContain(against.advice!.betterAction);
  expect((await advised('entrepreneur')).advice).toBe(null);
});

test('what a reply may get is told from answers in its community, once enough were read', async () => {
  const liv = await connected('liv of webdev');
  await scan(liv, { subreddits: ['webdev'] });
  const threads = (await listOf(liv)).toSorted((one, other) => other.comments! - one.comments!);
  const [first] = threads;
  await app.base.db.deleteFrom('answer_scores').execute();
  const early = await liv.call(scanner.generateReply, { id: first!.id });
  expect(early).toMatchObject({ estimatedEngagement: null, engagementRange: null });
  expect(early.engagementBasis).toMatch(/^(?:No answers|Only \d+ answers? in 1 thread)/);
  for (const { id } of threads.slice(0, 20)) await liv.call(scanner.readThreadDetails, { id });
  const {
    estimatedEngagement: usual,
    engagementRange: range,
    engagementBasis,
  } = await liv.call(scanner.generateReply, { id: first!.id });
  expect(engagementBasis).toMatch(/^Half of the \d+ answers in \d+ threads of r\/webdev/);
  expect(range!.from).toBeLessThanOrEqual(usual!);
  expect(range!.to).toBeGreaterThanOrEqual(usual!);
  const kept = await app.base.db.selectFrom('answer_scores').select('scores').execute();
  for (const { scores } of kept) expect(scores).toMatch(/^\[[-\d,]+\]$/);
});

test('samples come three at a time, are marked, and are read and answered like others', async () => {
  const kim = await app.as('kim');
  const first = await kim.call(scanner.generateSample);
  expect(first).toEqual({ success: true, count: 3, message: '3 sample opportunities have been added' });
  const found = await listOf(kim);
  expect(found.map(({ origin }) => origin)).toEqual(['sample', 'sample', 'sample']);
  const details = await kim.call(scanner.readThreadDetails, { id: found[0]!.id });
  expect(details.author).toMatch(/^sample_/);
  const reply = await kim.call(scanner.generateReply, { id: found[0]!.id });
  expect(reply.content).toMatch(/^What [^]*\?$/);
  await kim.call(scanner.generateSample);
  expect(await kim.call(scanner.generateSample)).toMatchObject({ success: false, count: 0 });
  // As many as each press promises, without another filter than the usual.
  expect(await listOf(kim, { score_min: 60 })).toHaveLength(SAMPLE_THREADS.length);
});

test('what is found is counted until somebody looks at it, and samples never are', async () => {
  const oda = await app.as('oda');
  await clipThreads(oda);
  await oda.call(scanner.generateSample);
  const count = async (score_min?: number) =>
    (await oda.call(scanner.countUnviewed, score_min === undefined ? {} : { score_min })).unviewed;
  const clips = (await listOf(oda)).filter(({ origin }) => origin === 'clip');
  const best = clips[0]!;
  expect(await count(0)).toBe(3);
  // Those that the list shows unless it is asked for others.
  expect(await count()).toBe(clips.filter(({ score }) => score >= 60).length);
  expect(await count(best.score)).toBe(clips.filter(({ score }) => score >= best.score).length);
  await oda.call(scanner.viewOpportunity, { id: best.id });
  expect(await count(0)).toBe(2);
});

test('without an account a scan says what to do', async () => {
  const lea = await app.as('lea');
  await expect(scan(lea)).rejects.toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Connect an account on the dashboard') },
  });
});

test('without a platform no account is asked for, because none can be connected', async () => {
  const alone = await createTestApp();
  onTestFinished(() => alone.close());
  await expect(scan(await alone.as('lea'))).rejects.toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^This installation isn’t connected to Reddit/) },
  });
});

test.each([
  [scanner.scanThreads, { subreddits: [] }, 'subreddits'],
  [scanner.scanThreads, { subreddits: ['no spaces'] }, 'subreddits.0'],
  [scanner.scanThreads, { subreddits: ['all'] }, 'subreddits.0'],
  [scanner.scanThreads, { subreddits: ['saas'], keywords: ['('] }, 'keywords'],
  [scanner.scanThreads, { subreddits: ['saas'], filters: { maxAge: 0 } }, 'filters.maxAge'],
  [scanner.scanThreads, { subreddits: ['saas'], filters: { maxAge: 25 } }, 'filters.maxAge'],
  [scanner.scanThreads, { subreddits: ['saas'], filters: { minScore: 101 } }, 'filters.minScore'],
  [scanner.scanThreads, { subreddits: ['saas'], filters: { limit: 0 } }, 'filters.limit'],
  [scanner.listOpportunities, { score_min: 'high' }, 'score_min'],
  [scanner.listOpportunities, { score_min: 101 }, 'score_min'],
  [scanner.listOpportunities, { viewed: 'maybe' }, 'viewed'],
] as const)('bad input is refused (%#)', async (endpoint, input, field) => {
  const ada = await app.as('ada');
  await expect(ada.call(endpoint, input as never)).rejects.toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) } },
  });
});

test('a stranger sees, reads, answers and marks nothing of it', async () => {
  const [mia, nils] = [await app.as('mia'), await app.as('nils')];
  await mia.call(scanner.generateSample);
  const { id } = (await listOf(mia))[0]!;
  expect(await listOf(nils)).toEqual([]);
  for (const endpoint of [scanner.viewOpportunity, scanner.readThreadDetails, scanner.generateReply])
    await expect(nils.call(endpoint, { id })).rejects.toMatchObject({ status: 404 });
  await expect(app.visitor().call(scanner.listOpportunities, {})).rejects.toMatchObject({ status: 401 });
});
