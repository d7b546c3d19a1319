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
])('finds the user’s post at %s', (address) => {
  expect(find(address)).toEqual(post());
});

test.each([
  ['another thread', `${SITE}/r/SaaS/comments/9zzz9z/x/`, {}],
  ['another site', 'https://forum.example/r/SaaS/comments/1abc2d/x/', {}],
  ['a community page', `${SITE}/r/SaaS/`, {}],
  ['a reply in the same thread', `${SITE}/r/SaaS/comments/1abc2d/x/`, { type: 'comment' }],
  ['an unpublished post', `${SITE}/r/SaaS/comments/1abc2d/x/`, { publishedAt: null }],
  ['a post without a link', `${SITE}/r/SaaS/comments/1abc2d/x/`, { permalink: null }],
])('finds no post of the user for %s', (_what, address, told) => {
  expect(find(address, told)).toBeNull();
});

test('matches a sandbox post only in the sandbox', () => {
  const sandbox = 'http://127.0.0.1:3001';
  expect(find(`${sandbox}/r/saas/comments/1abc2d/x/`, {}, sandbox)).not.toBeNull();
  expect(find(`${SITE}/r/saas/comments/1abc2d/x/`, {}, sandbox)).toBeNull();
});
