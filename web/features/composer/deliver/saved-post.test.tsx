import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { openPage, stubServer } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { SavedPost } from './saved-post.tsx';

const PASTED = 'https://www.reddit.com/r/saas/comments/1/x/2/';

async function open(told: Partial<Post>, siteUrl: string | null = null, events: readonly string[] = []) {
  const waiting = { status: 'scheduled', phase: 'waiting', scheduledAt: '2026-11-23T09:00:00.000Z' } as const;
  const post = samplePost({ id: 'pst_1', ...waiting, ...told });
  const history = events.map((event) => ({ at: post.createdAt, event, detail: '' }));
  stubServer({ 'GET /api/posts': [post], 'GET /api/posts/pst_1/history': history });
  await openPage(<SavedPost id="pst_1" siteUrl={siteUrl} />, { posts: [post] });
}

test('says why a post had to wait, in addition to when it goes out', async () => {
  const problem = { code: 'BLOCKED', message: 'Reddit turns away every call.', remedy: 'Nothing to do.' };
  await open({ problem });
  expect(await screen.findByText('Reddit turns away every call.')).toBeTruthy();
});

test('says when a scheduled post goes out', async () => {
  await open({});
  expect(await screen.findByText(/^Goes out on /)).toBeTruthy();
});

test('marks a post that needs the user, and a prepared one that the user posts', async () => {
  await open({ phase: 'needs_you' });
  expect(await screen.findByText('Needs you')).toBeTruthy();
  cleanup();
  await open({ phase: 'needs_you', composeUrl: 'https://www.reddit.com/r/saas/submit' });
  expect(await screen.findByText('Waiting for you')).toBeTruthy();
});

test('opens a live comment as a comment', async () => {
  const live = { type: 'comment', status: 'published', phase: 'published', permalink: PASTED } as const;
  await open(live, 'https://www.reddit.com', ['confirmed']);
  expect(await screen.findByText('Your comment is live.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the comment' }).getAttribute('href')).toBe(PASTED);
});

test('does not call a pasted link live before it is checked', async () => {
  const pasted = { status: 'published', phase: 'published', permalink: PASTED } as const;
  await open(pasted, 'https://www.reddit.com', ['confirmed', 'linkUnchecked']);
  expect(await screen.findByText('Link saved, not checked.')).toBeTruthy();
  expect(screen.queryByText(/is live/)).toBeNull();
});

test('calls a post we sent live without reading its history', async () => {
  await open({ status: 'published', phase: 'published', permalink: '/r/saas/comments/1/x/' });
  expect(await screen.findByText('Your post is live.')).toBeTruthy();
});
