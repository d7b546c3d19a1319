import { expect, test } from 'vitest';
import { samplePost } from '#test/sample-post.ts';
import { findNextPosts, findWaitingPosts } from './sort-out-posts.ts';

const due = (id: string, day: number) =>
  samplePost({ id, phase: 'waiting', status: 'scheduled', scheduledAt: `2026-12-0${day}T10:00:00.000Z` });
const idsOf = (posts: readonly { id: string }[]) => posts.map(({ id }) => id);

test('lists the next five posts by time and counts the others', () => {
  const { shown, more } = findNextPosts([
    due('c', 3),
    due('a', 1),
    due('b', 2),
    due('f', 6),
    due('e', 5),
    due('d', 4),
  ]);
  expect(idsOf(shown)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(more).toBe(1);
});

test("excludes posts that aren't scheduled", () => {
  const draft = samplePost({ id: 'a', scheduledAt: '2026-12-01T10:00:00.000Z' });
  expect(
    findNextPosts([draft, { ...due('b', 2), phase: 'needs_you' }, { ...due('c', 3), phase: 'publishing' }]),
  ).toEqual({
    shown: [],
    more: 0,
  });
});

test('lists parked and failed posts, last changed first', () => {
  const at = (id: string, minute: number, phase: 'failed' | 'needs_you' | 'published') =>
    samplePost({ id, phase, updatedAt: `2026-11-20T09:0${minute}:00.000Z` });
  const posts = [
    at('a', 1, 'failed'),
    at('b', 4, 'needs_you'),
    at('c', 9, 'published'),
    at('d', 2, 'failed'),
    at('e', 3, 'failed'),
  ];
  const { shown, more } = findWaitingPosts(posts);
  expect(idsOf(shown)).toEqual(['b', 'e', 'd']);
  expect(more).toBe(1);
});
