import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { openPage, press, stubServer } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { PLUG_POST } from './plug-post.ts';
import { PullPlug } from './pull-plug.tsx';

const BUTTON = /^Pull the plug and send it/;
const FOUND = 'Found in the community, and not sent a second time.';
const plugPost = (told: Partial<Post>) => samplePost({ ...PLUG_POST, id: 'p1', phase: 'published', ...told });

async function open(posts: Post[], answers: Record<string, unknown> = {}) {
  const server = stubServer({
    'GET /api/reddit-accounts': [{ id: 'a1', username: 'ada', mode: 'sandbox', isActive: true }],
    'GET /api/posts': posts,
    'POST /api/first-steps/lost-answer': null,
    ...answers,
  });
  await openPage(<PullPlug />, { posts });
  return server;
}
const history = (...events: string[]) =>
  events.map((event, at) => ({ event, detail: '', at: `2026-11-20T09:00:0${at}.000Z` }));
const creations = (sent: Awaited<ReturnType<typeof open>>['sent']) =>
  sent.filter(({ call }) => call === 'POST /api/posts').map(({ headers }) => headers.get('idempotency-key'));

test('sends again with the same key, over plain http and after a lost response', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { sent, answers } = await open([]);
  await expect.poll(() => screen.getByRole('button', { name: BUTTON })).toHaveProperty('disabled', false);
  press(BUTTON);
  expect(await screen.findByText(/The server didn’t answer/)).toBeTruthy();
  answers['POST /api/posts'] = plugPost({ phase: 'publishing' });
  press(BUTTON);
  await expect.poll(() => creations(sent)).toHaveLength(2);
  const [first, second] = creations(sent);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(sent.find(({ call }) => call.endsWith('lost-answer'))?.body).toEqual({ title: PLUG_POST.title });
});

test('says that the post was found only if the history shows it', async () => {
  await open([plugPost({})], {
    'GET /api/posts/p1/history': history('created', 'sending', 'outcomeUnknown', 'found'),
  });
  expect(await screen.findByText(FOUND)).toBeTruthy();
  expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
});

test("says that the response wasn't lost, and offers to try again", async () => {
  const { sent, answers } = await open([plugPost({})], {
    'GET /api/posts/p1/history': history('created', 'sending', 'accepted'),
    'POST /api/posts': plugPost({ id: 'p2' }),
  });
  expect(await screen.findByText(/This time the answer wasn’t lost/)).toBeTruthy();
  expect(screen.queryByText(FOUND)).toBeNull();
  answers['GET /api/posts'] = [plugPost({ id: 'p2', createdAt: '2026-11-20T09:05:00.000Z' }), plugPost({})];
  answers['GET /api/posts/p2/history'] = history('created', 'sending', 'outcomeUnknown', 'found');
  press(BUTTON);
  expect(await screen.findByText(FOUND)).toBeTruthy();
  expect(creations(sent)).toHaveLength(1);
});
