import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { openPage, stubServer } from '#test/open-page.ts';
import { samplePost } from '#test/sample-post.ts';
import { OwnAnswerNote } from './own-answer-note.tsx';

const THREAD = 'https://www.reddit.com/r/saas/comments/101/x/';
const answer = (id: string, told: Partial<Post>): Post =>
  samplePost({ id, type: 'comment', parentUrl: THREAD, ...told });

async function noteOf(posts: Post[]): Promise<string | null> {
  stubServer({ 'GET /api/posts': posts });
  await openPage(<OwnAnswerNote thread={THREAD} />, { posts });
  return screen.queryByRole('note')?.textContent ?? null;
}

const OUT = answer('out', { phase: 'published', status: 'published' });
const WAITING = answer('waiting', { phase: 'waiting', status: 'scheduled' });

test('warns about an existing answer before a second one to the same thread', async () => {
  expect(await noteOf([OUT])).toBe('You have answered this already. See it');
  expect(await noteOf([WAITING])).toBe('An answer of yours to this is on its way. See it');
  expect(await noteOf([WAITING, OUT])).toBe('You have answered this already. See it');
});

test.each([
  ['a draft', [answer('draft', { phase: 'draft', status: 'draft' })]],
  ['a failed comment', [answer('failed', { phase: 'failed', status: 'failed' })]],
  ['a post', [samplePost({ id: 'post', type: 'post', phase: 'published' })]],
  [
    'an answer to another thread',
    [answer('other', { phase: 'published', parentUrl: THREAD.replace('101', '102') })],
  ],
])('does not count %s as an answer', async (_what, posts) => {
  expect(await noteOf(posts)).toBeNull();
});
