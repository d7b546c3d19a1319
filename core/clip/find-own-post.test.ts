import { expect, test } from 'vitest';
import { findOwnPost } from './find-own-post.ts';

const SITE = 'https://www.reddit.com';
const post = (told: object = {}) => ({
  type: 'post' as const,
  permalink: '/r/SaaS/comments/1abc2d/my_post/' as string | null,
  publishedAt: '2026-11-20T11:00:00.000Z' as string | null,
  ...told,
});
const find = (address: string, told: object = {}, site = SITE) => findOwnPost(address, [post(told)], site);

test.each([
  `${SITE}/r/SaaS/comments/1abc2d/my_post/`,
  'https://old.reddit.com/r/saas/comments/1ABC2D/?sort=new',
  'https://reddit.com/comments/1abc2d',
])('%s is the post', (address) => {
  expect(find(address)).toEqual(post());
});

test.each([
  ['another thread', `${SITE}/r/SaaS/comments/9zzz9z/x/`, {}],
  ['another site', 'https://forum.example/r/SaaS/comments/1abc2d/x/', {}],
  ['no thread', `${SITE}/r/SaaS/`, {}],
  ['a reply of theirs in the thread', `${SITE}/r/SaaS/comments/1abc2d/x/`, { type: 'comment' }],
  ['a post that is not out', `${SITE}/r/SaaS/comments/1abc2d/x/`, { publishedAt: null }],
  ['a post without a link', `${SITE}/r/SaaS/comments/1abc2d/x/`, { permalink: null }],
])('%s is none of theirs', (_what, address, told) => {
  expect(find(address, told)).toBeNull();
});

test('in the sandbox it is found there only', () => {
  const sandbox = 'http://127.0.0.1:3001';
  expect(find(`${sandbox}/r/saas/comments/1abc2d/x/`, {}, sandbox)).not.toBeNull();
  expect(find(`${SITE}/r/saas/comments/1abc2d/x/`, {}, sandbox)).toBeNull();
});
