import type { Post } from '#contract/posts.ts';
import type { PostSort, PostsSearch } from './posts-search.ts';

const PAGE_SIZE = 50;

type Compare = (one: Post, other: Post) => number;

/** Posts that have no time to go out stand behind those that have one. */
const due = ({ status, scheduledAt }: Post) => (status === 'scheduled' && scheduledAt) || '9';
const upvotes = ({ analytics }: Post) => analytics?.upvotes ?? -1;

/** The server sends the newest first, so sorting keeps that among equals. */
const ORDERS: Record<PostSort, Compare> = {
  newest: () => 0,
  oldest: (one, other) => one.createdAt.localeCompare(other.createdAt),
  next: (one, other) => due(one).localeCompare(due(other)),
  upvotes: (one, other) => upvotes(other) - upvotes(one),
};

const isAbout = ({ title, content, subreddit }: Post, words: readonly string[]): boolean => {
  if (words.length === 0) return true;
  const text = `${title ?? ''} ${content} r/${subreddit}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

type Found = { matching: Post[]; shown: Post[]; page: number; pages: number; first: number };

/** What the list shows: filtered, sorted, and a page of it. */
export function findPosts(
  posts: readonly Post[],
  { status, q = '', sort = 'newest', page = 1 }: PostsSearch,
): Found {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = posts
    .filter((post) => (!status || post.status === status) && isAbout(post, words))
    .toSorted(ORDERS[sort]);
  const pages = Math.max(1, Math.ceil(matching.length / PAGE_SIZE));
  const at = Math.min(page, pages);
  const first = (at - 1) * PAGE_SIZE;
  return { matching, shown: matching.slice(first, first + PAGE_SIZE), page: at, pages, first };
}
