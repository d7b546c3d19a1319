import { expect, test } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { sampleAnalytics, samplePost } from '#test/sample-post.ts';
import { findPosts } from './find-posts.ts';
import { readPostsSearch } from './posts-search.ts';

const post = (id: string, more: Partial<Post> = {}): Post =>
  samplePost({
    id,
    title: `Title ${id}`,
    content: 'Some text.',
    subreddit: 'saas',
    createdAt: `2026-11-2${id}T09:00:00.000Z`,
    ...more,
  });
const counted = (upvotes: number) => ({
  analytics: sampleAnalytics({ upvotes }),
});
const scheduled = (scheduledAt: string) => ({ status: 'scheduled', phase: 'waiting', scheduledAt }) as const;

const POSTS = [
  post('4', {
    title: null,
    content: 'A comment on Invoices für die Küche',
    type: 'comment',
    subreddit: 'webdev',
  }),
  post('3', { status: 'published', phase: 'published', ...counted(2) }),
  post('2', scheduled('2026-12-02T09:00:00.000Z')),
  post('1', { ...scheduled('2026-12-01T09:00:00.000Z'), ...counted(7) }),
];
const ids = (search: Parameters<typeof findPosts>[1]) => findPosts(POSTS, search).shown.map(({ id }) => id);

test('shows all posts for an empty search, latest date first', () => {
  expect(ids({})).toEqual(['2', '1', '4', '3']);
});

test('filters by status, and by all words of the search', () => {
  expect(ids({ status: 'scheduled' })).toEqual(['2', '1']);
  expect(ids({ q: 'INVOICES r/web' })).toEqual(['4']);
  expect(ids({ q: 'invoices saas' })).toEqual([]);
  expect(ids({ q: 'kuche FUR' })).toEqual(['4']);
  expect(ids({ q: 'Küche' })).toEqual(['4']);
  expect(ids({ q: 'title', status: 'published' })).toEqual(['3']);
});

test('sorts by the chosen order', () => {
  expect(ids({ sort: 'oldest' })).toEqual(['3', '4', '1', '2']);
  expect(ids({ sort: 'next' })).toEqual(['1', '2', '4', '3']);
  expect(ids({ sort: 'upvotes' })).toEqual(['1', '3', '4', '2']);
});

test('shows fifty posts per page, and the last page for a number beyond the end', () => {
  const many = Array.from({ length: 101 }, (_, at) => post('1', { id: `p${at}` }));
  expect(findPosts(many, {}).shown).toHaveLength(50);
  const last = findPosts(many, { page: 9 });
  expect(last).toMatchObject({ page: 3, pages: 3, first: 100 });
  expect(last.shown.map(({ id }) => id)).toEqual(['p100']);
});

test('ignores invalid search parameters', () => {
  expect(readPostsSearch({ status: 'failed', sort: 'next', q: 77, page: '3' })).toEqual({
    status: 'failed',
    sort: 'next',
    q: '77',
    page: 3,
  });
  expect(readPostsSearch({ status: 'gone', sort: 'newest', q: { a: 1 }, page: -1 })).toEqual({});
});
