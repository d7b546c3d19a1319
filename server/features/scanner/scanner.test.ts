import { expect, onTestFinished, test } from 'vitest';
import { saveFactsFile } from '#contract/drafts.ts';
import * as scanner from '#contract/scanner.ts';
import { SAMPLE_THREADS } from '#core/opportunities/sample-threads.ts';
import { ALL_OF_A_DAY, listOf, openScannerApp, scan } from '#test/scanner-app.ts';
import { clipThreads } from '#test/clip-threads.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { createPlatformApp } from '#test/platform-app.ts';

const { app, connected } = await openScannerApp();

test('finds and scores a day’s threads of the eight communities, best first', async () => {
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

test('in the next scan, adds only new threads, and viewed threads stay viewed', async () => {
  const ben = await connected('ben');
  const first = await scan(ben);
  const [best] = await listOf(ben);
  await ben.call(scanner.viewOpportunity, { id: best!.id });
  expect((await scan(ben)).newOpportunities).toBe(0);
  const again = await listOf(ben);
  expect(again).toHaveLength(first.newOpportunities);
  expect(again.find(({ id }) => id === best!.id)?.isViewed).toBe(true);
});

test("finds threads by keyword and lists each thread's own keywords", async () => {
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

test('rates how well a thread fits the facts of the workspace', async () => {
  const fay = await connected('fay');
  await scan(fay);
  expect((await listOf(fay))[0]!.parts.map(({ name }) => name)).not.toContain('fit');
  const gus = await connected('gus');
  await gus.call(saveFactsFile, { product: 'Acme', about: ['We send invoices and payment reminders.'] });
  await scan(gus);
  expect((await listOf(gus))[0]!.parts.map(({ name }) => name)).toContain('fit');
});

test('keeps keywords found earlier when a scan has no keywords', async () => {
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

test('leaves out threads that are too old, score too low or exceed the limit', async () => {
  const emil = await connected('emil');
  expect((await scan(emil, { filters: { ...ALL_OF_A_DAY, minScore: 100 } })).newOpportunities).toBe(0);
  expect((await scan(emil, { filters: { ...ALL_OF_A_DAY, limit: 2 } })).newOpportunities).toBe(2);
  const young = await connected('fritz');
  await scan(young, { filters: { ...ALL_OF_A_DAY, maxAge: 1 } });
  for (const { createdAt } of await listOf(young))
    expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(app.clock.now() - 3_600_000);
});

test('rescores unviewed threads that the next scan sees but does not keep', async () => {
  const una = await connected('una');
  await scan(una);
  const [first, second, third] = await listOf(una);
  await una.call(scanner.viewOpportunity, { id: first!.id });
  const others = `${second!.title} ${second!.description}`.toLowerCase();
  const words = third!.title.match(/[a-z]{5,}/gi)!;
  const word = words.find((one) => !others.includes(one.toLowerCase()))!;
  const filters = { ...ALL_OF_A_DAY, minScore: 100 };
  expect((await scan(una, { keywords: [word], filters })).newOpportunities).toBe(0);
  const after = await listOf(una);
  const matching = after.find(({ id }) => id === third!.id)!;
  expect(matching.keywords).toEqual([word]);
  expect(matching.parts.find(({ name }) => name === 'relevance')!.points).toBeGreaterThan(0);
  const { score, parts, isViewed } = after.find(({ id }) => id === second!.id)!;
  expect([score < second!.score, isViewed]).toEqual([true, false]);
  expect(parts.find(({ name }) => name === 'relevance')?.because).toBe('Has none of the keywords.');
  expect(after.find(({ id }) => id === first!.id)).toEqual({ ...first, isViewed: true });
  await scan(una);
  expect((await listOf(una)).find(({ id }) => id === second!.id)).toEqual(second);
});

test('counts why it left threads out', async () => {
  const tom = await connected('tom');
  const all = await scan(tom);
  expect(all.leftOut).toMatchObject({ noKeyword: 0, lowScore: 0 });
  const unmatched = await scan(tom, { keywords: ['wordthatnobodyuses'] });
  expect(unmatched.leftOut).toMatchObject({ noKeyword: all.scannedCount, lowScore: 0 });
  const young = await scan(tom, { filters: { ...ALL_OF_A_DAY, maxAge: 1, minScore: 100 } });
  expect(young.leftOut).toMatchObject({ noKeyword: 0, lowScore: young.scannedCount });
  expect(young.leftOut!.tooOld).toBeGreaterThan(0);
});

test('reads the other communities if one cannot be read', async () => {
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

test('filters the list by score, viewed state and community', async () => {
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

test('ranks an older thread lower over time, and gives its current age in the reasons', async () => {
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

test('removes a thread marked as NSFW from the list', async () => {
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

test('adds three samples at a time, marks them, and handles them like others', async () => {
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
  // Shows with the default filter as many samples as the button promises.
  expect(await listOf(kim, { score_min: 60 })).toHaveLength(SAMPLE_THREADS.length);
});

test('counts found threads until viewed, and never counts samples', async () => {
  const oda = await app.as('oda');
  await clipThreads(oda);
  await oda.call(scanner.generateSample);
  const count = async (score_min?: number) =>
    (await oda.call(scanner.countUnviewed, score_min === undefined ? {} : { score_min })).unviewed;
  const clips = (await listOf(oda)).filter(({ origin }) => origin === 'clip');
  const best = clips[0]!;
  expect(await count(0)).toBe(3);
  // Counts only those that the list shows by default.
  expect(await count()).toBe(clips.filter(({ score }) => score >= 60).length);
  expect(await count(best.score)).toBe(clips.filter(({ score }) => score >= best.score).length);
  await oda.call(scanner.viewOpportunity, { id: best.id });
  expect(await count(0)).toBe(2);
});

test('says what to do when scanning without an account', async () => {
  const lea = await app.as('lea');
  await expect(scan(lea)).rejects.toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Connect an account on the dashboard') },
  });
});

test('without a platform, does not ask for an account', async () => {
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
] as const)('rejects invalid input (%#)', async (endpoint, input, field) => {
  const ada = await app.as('ada');
  await expect(ada.call(endpoint, input as never)).rejects.toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) } },
  });
});

test('a stranger cannot see, read, answer or mark anything', async () => {
  const [mia, nils] = [await app.as('mia'), await app.as('nils')];
  await mia.call(scanner.generateSample);
  const { id } = (await listOf(mia))[0]!;
  expect(await listOf(nils)).toEqual([]);
  for (const endpoint of [scanner.viewOpportunity, scanner.readThreadDetails, scanner.generateReply])
    await expect(nils.call(endpoint, { id })).rejects.toMatchObject({ status: 404 });
  await expect(app.visitor().call(scanner.listOpportunities, {})).rejects.toMatchObject({ status: 401 });
});
