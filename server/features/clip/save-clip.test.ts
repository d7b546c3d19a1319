import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import { saveClip } from '#contract/scanning/clips.ts';
import * as scanner from '#contract/scanner.ts';
import { changeSavedScan, createSavedScan } from '#contract/scanning/saved-scans.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const ADDRESS = 'https://www.reddit.com/r/SaaS/comments/1abc2d/which_tool/';
const CLIP = {
  address: ADDRESS,
  subreddit: 'SaaS',
  title: 'Which tool do you use to chase late invoices?',
  content: 'I lose a day a week. <script>alert(1)</script> What would you recommend?',
  author: 'ada_l',
  upvotes: 12,
  comments: 3,
  shown: [
    { author: 'ben', upvotes: 9, content: 'A list on paper.' },
    { author: 'cleo', upvotes: 2, content: 'The same here.' },
  ],
} satisfies CallInput<typeof saveClip>;
const listOf = (client: TestClient) => client.call(scanner.listOpportunities, {});

test('counts promotional answers on the page as competition, but not those by the thread’s author', async () => {
  const ben = await app.as('ben');
  const advert = 'I built a small tool for exactly this: https://example.com';
  await ben.call(saveClip, {
    ...CLIP,
    shown: [...CLIP.shown, { author: 'dan', upvotes: 1, content: advert }],
  });
  const other = `${ADDRESS}?other`;
  await ben.call(saveClip, {
    ...CLIP,
    address: other.replace('1abc2d', '1abc2e'),
    shown: [{ author: CLIP.author, upvotes: 1, content: advert }],
  });
  const reasons = (await listOf(ben)).map(
    ({ parts }) => parts.find(({ name }) => name === 'competition')?.because,
  );
  expect(reasons.toSorted()).toEqual([
    'Has 3 comments, 1 of them promoting something.',
    'Has 3 comments, and none that was read promotes anything.',
  ]);
});

test('scores a clipped thread and lists it as a clip, with its own address', async () => {
  const ada = await app.as('ada');
  const { id, score } = await ada.call(saveClip, CLIP);
  expect(await listOf(ada)).toEqual([
    expect.objectContaining({
      id,
      score,
      origin: 'clip',
      url: ADDRESS,
      subreddit: 'SaaS',
      title: CLIP.title,
      description: CLIP.content,
      upvotes: 12,
      comments: 3,
      intent: 'recommendation',
    }),
  ]);
});

test('shows a clipped thread and drafts a reply from the clip, without an account', async () => {
  const ben = await app.as('ben');
  const { id } = await ben.call(saveClip, CLIP);
  const thread = await ben.call(scanner.readThreadDetails, { id });
  expect(thread).toMatchObject({ author: 'ada_l', title: CLIP.title, engagement: { topCommentUpvotes: 9 } });
  expect(thread.comments.map(({ author, content }) => [author, content])).toEqual([
    ['ben', 'A list on paper.'],
    ['cleo', 'The same here.'],
  ]);
  const reply = await ben.call(scanner.generateReply, { id });
  expect(reply.content.length).toBeGreaterThan(20);
});

test('keeps figures that the page hides unknown in the list, the thread and the score', async () => {
  const ada = await app.as('ada of hidden votes');
  const shown = [{ author: 'ben', upvotes: null, content: 'A list on paper.' }];
  const { id } = await ada.call(saveClip, { ...CLIP, upvotes: null, comments: 3, shown });
  const [first] = await listOf(ada);
  expect(first).toMatchObject({ upvotes: null, comments: 3, velocity: null });
  expect(first!.parts.map(({ name }) => name)).not.toContain('reach');
  expect(await ada.call(scanner.readThreadDetails, { id })).toMatchObject({
    upvotes: null,
    engagement: { totalComments: 3, topCommentUpvotes: null, avgResponseTime: 'Unknown' },
    comments: [{ author: 'ben', upvotes: null, timeAgo: null }],
  });
});

test('the count in the sidebar includes only threads that the list shows by default', async () => {
  const nia = await app.as('nia');
  await nia.call(saveClip, CLIP);
  await nia.call(saveClip, {
    ...CLIP,
    address: ADDRESS.replace('1abc2d', '1abc2f'),
    title: 'I went for a walk.',
    content: '',
  });
  const shown = await nia.call(scanner.listOpportunities, { score_min: 60 });
  expect(shown).toHaveLength(1);
  expect(await nia.call(scanner.countUnviewed)).toEqual({ unviewed: 1 });
});

test('updates the figures of a thread that is clipped again, in one row', async () => {
  const cleo = await app.as('cleo');
  const first = await cleo.call(saveClip, CLIP);
  const again = await cleo.call(saveClip, {
    ...CLIP,
    address: `${ADDRESS}?sort=new`,
    upvotes: 80,
    shown: [],
  });
  expect(again.id).toBe(first.id);
  expect(await listOf(cleo)).toMatchObject([{ upvotes: 80 }]);
  expect((await cleo.call(scanner.readThreadDetails, { id: first.id })).comments).toEqual([]);
});

test('lists a skipped thread that is clipped again, and drops its skip', async () => {
  const hugo = await app.as('hugo');
  const first = await hugo.call(saveClip, CLIP);
  await hugo.call(scanner.skipOpportunity, { id: first.id, reason: 'community' });
  expect(await listOf(hugo)).toEqual([]);
  expect(await hugo.call(saveClip, CLIP)).toEqual(first);
  expect(await listOf(hugo)).toMatchObject([first]);
});

test('stores a page that is not a thread under its URL', async () => {
  const dora = await app.as('dora');
  const page = { ...CLIP, address: 'https://forum.example/t/42' };
  const { id } = await dora.call(saveClip, page);
  expect((await dora.call(saveClip, page)).id).toBe(id);
  await dora.call(saveClip, { ...page, address: 'https://forum.example/t/43' });
  expect(await listOf(dora)).toHaveLength(2);
});

test.each([
  ['address', { address: 'javascript:alert(1)' }],
  ['subreddit', { subreddit: 'no name!' }],
  ['title', { title: ' ' }],
  ['author', { author: '<b>' }],
  ['comments', { comments: -1 }],
  ['upvotes', { upvotes: 3_000_000_000 }],
  ['shown.0.upvotes', { shown: [{ author: 'ben', upvotes: -3_000_000_000, content: 'No.' }] }],
])('rejects a wrong %s at its field, and stores nothing', async (field, wrong) => {
  const emil = await app.as('emil');
  await expect(emil.call(saveClip, { ...CLIP, ...wrong })).rejects.toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) } },
  });
  expect(await listOf(emil)).toEqual([]);
});

test('hides a clip from other users, and lets visitors store none', async () => {
  const [fay, gus] = [await app.as('fay'), await app.as('gus')];
  const { id } = await fay.call(saveClip, CLIP);
  expect(await listOf(gus)).toEqual([]);
  await expect(gus.call(scanner.readThreadDetails, { id })).rejects.toMatchObject({ status: 404 });
  await expect(app.visitor().call(saveClip, CLIP)).rejects.toMatchObject({ status: 401 });
});

test('scores a clip by the keywords of enabled saved scans', async () => {
  const gil = await app.as('gil');
  const scan = { name: 'Invoices', subreddits: ['startups'], keywords: ['invoic*', 'tax'] };
  const { id } = await gil.call(createSavedScan, scan);
  await gil.call(saveClip, CLIP);
  const other = {
    title: 'Which pan do you use for eggs?',
    content: 'Mine sticks. What would you recommend?',
  };
  const address = ADDRESS.replace('1abc2d', '1abc2e');
  await gil.call(saveClip, { ...CLIP, ...other, address });
  const [about, aside] = await gil.call(scanner.listOpportunities, {});
  const subjectOf = (parts: readonly { name: string; because: string }[] = []) =>
    parts.find(({ name }) => name === 'relevance')?.because;
  expect(about?.keywords).toEqual(['invoic*']);
  expect(subjectOf(aside?.parts)).toBe('Has none of the keywords.');
  expect(aside!.score).toBeLessThan(about!.score - 20);
  await gil.call(changeSavedScan, { id, isOn: false });
  await gil.call(saveClip, { ...CLIP, ...other, address: ADDRESS.replace('1abc2d', '1abc2f') });
  const later = await gil.call(scanner.listOpportunities, {});
  const unjudged = later.find(({ url }) => url.includes('1abc2f'));
  expect(subjectOf(unjudged?.parts)).toBe(undefined);
});

test('rejects the 101st clip of a workspace in an hour', async () => {
  const zoe = await app.as('zoe');
  await zoe.call(saveClip, CLIP);
  const ofZoe = app.base.db.updateTable('rate_limits').where('key', '=', `clip:${zoe.user!.workspaceId}`);
  await ofZoe.set({ count: 99 }).execute();
  await zoe.call(saveClip, CLIP);
  await expect(zoe.call(saveClip, CLIP)).rejects.toMatchObject({ status: 429 });
  app.clock.advance(3_600_000);
  await zoe.call(saveClip, CLIP);
});
