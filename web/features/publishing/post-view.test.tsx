import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, stubServer } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { PostView } from './post-view.tsx';

const post = samplePost({
  id: 'pst_1',
  status: 'published',
  phase: 'published',
  publishedAt: '2026-11-22T09:00:00.000Z',
  redditAccountId: 'acc_1',
  permalink: 'https://www.reddit.com/r/entrepreneur/comments/1/x/',
});

async function open(events: readonly (readonly [event: string, detail: string])[]) {
  stubServer({
    'GET /api/posts': [post],
    'GET /api/reddit-accounts': [{ id: 'acc_1', username: 'ben' }],
    'GET /api/posts/pst_1/history': events.map(([event, detail]) => ({ at: post.updatedAt, event, detail })),
  });
  await openPage(<PostView post={post} engagement={null} />, { posts: [post] });
  const facts = screen.getByRole('region', { name: 'Where it stands' });
  return { facts: within(facts), frame: within(screen.getByRole('article', { name: 'How it will look' })) };
}

test('shows the account that posted instead of the chosen one, and says so', async () => {
  const { facts, frame } = await open([
    ['confirmed', String(post.permalink)],
    ['postedByAnother', 'ada ben'],
  ]);
  expect(await screen.findByText('Posted by u/ada, not by u/ben.')).toBeTruthy();
  expect(await facts.findByText('u/ada')).toBeTruthy();
  expect(await frame.findByText('u/ada')).toBeTruthy();
  expect(screen.queryByText('u/ben')).toBeNull();
});

test('names no account for a post if the Reddit user who posted it was erased', async () => {
  const { facts, frame } = await open([
    ['confirmed', String(post.permalink)],
    ['postedByAnother', '[erased] ben'],
  ]);
  expect(await facts.findByText('an erased account')).toBeTruthy();
  expect(await frame.findByText('an erased account')).toBeTruthy();
  expect(screen.queryByText(/u\/\[erased\]|^u\/ben$/)).toBeNull();
});

test("shows a post's own account if it posted it", async () => {
  const { facts, frame } = await open([['confirmed', String(post.permalink)]]);
  expect(await facts.findByText('u/ben')).toBeTruthy();
  expect(await frame.findByText('u/ben')).toBeTruthy();
});
