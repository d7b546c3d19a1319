import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallInput } from '#contract/endpoint.ts';
import { keepClip } from '#contract/clips.ts';
import * as scanner from '#contract/scanner.ts';
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
} satisfies CallInput<typeof keepClip>;
const listOf = (client: TestClient) => client.call(scanner.listOpportunities, {});

test('a clipped thread is scored and listed as what it is, with its own address', async () => {
  const ada = await app.as('ada');
  const { id, score } = await ada.call(keepClip, CLIP);
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

test('its thread is shown, and a reply drafted, from what was clipped, without an account', async () => {
  const ben = await app.as('ben');
  const { id } = await ben.call(keepClip, CLIP);
  const thread = await ben.call(scanner.readThreadDetails, { id });
  expect(thread).toMatchObject({ author: 'ada_l', title: CLIP.title, engagement: { topCommentUpvotes: 9 } });
  expect(thread.comments.map(({ author, content }) => [author, content])).toEqual([
    ['ben', 'A list on paper.'],
    ['cleo', 'The same here.'],
  ]);
  const reply = await ben.call(scanner.generateReply, { id });
  expect(reply.content.length).toBeGreaterThan(20);
});

test('clipped again, a thread has its new figures and stays one', async () => {
  const cleo = await app.as('cleo');
  const first = await cleo.call(keepClip, CLIP);
  const again = await cleo.call(keepClip, {
    ...CLIP,
    address: `${ADDRESS}?sort=new`,
    upvotes: 80,
    shown: [],
  });
  expect(again.id).toBe(first.id);
  expect(await listOf(cleo)).toMatchObject([{ upvotes: 80 }]);
  expect((await cleo.call(scanner.readThreadDetails, { id: first.id })).comments).toEqual([]);
});

test('a page that is no thread of the platform is kept by its address', async () => {
  const dora = await app.as('dora');
  const page = { ...CLIP, address: 'https://forum.example/t/42' };
  const { id } = await dora.call(keepClip, page);
  expect((await dora.call(keepClip, page)).id).toBe(id);
  await dora.call(keepClip, { ...page, address: 'https://forum.example/t/43' });
  expect(await listOf(dora)).toHaveLength(2);
});

test.each([
  ['address', { address: 'javascript:alert(1)' }],
  ['subreddit', { subreddit: 'no name!' }],
  ['title', { title: ' ' }],
  ['author', { author: '<b>' }],
  ['comments', { comments: -1 }],
])('a wrong %s is refused at its field, and nothing is kept', async (field, wrong) => {
  const emil = await app.as('emil');
  await expect(emil.call(keepClip, { ...CLIP, ...wrong })).rejects.toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) } },
  });
  expect(await listOf(emil)).toEqual([]);
});

test('nobody else sees a clip, and visitors keep none', async () => {
  const [fay, gus] = [await app.as('fay'), await app.as('gus')];
  const { id } = await fay.call(keepClip, CLIP);
  expect(await listOf(gus)).toEqual([]);
  await expect(gus.call(scanner.readThreadDetails, { id })).rejects.toMatchObject({ status: 404 });
  await expect(app.visitor().call(keepClip, CLIP)).rejects.toMatchObject({ status: 401 });
});
