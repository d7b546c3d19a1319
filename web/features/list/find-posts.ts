import type { Post } from '#contract/posts.ts';
import { foldText } from '#core/text/fold-text.ts';
import { relevantTime } from '#web/features/posts/describe-post.ts';
import type { PostSort, PostsSearch } from './posts-search.ts';

const PAGE_SIZE = 50;

type Compare = (one: Post, other: Post) => number;

/** Posts without a due time sort last. */
const due = ({ status, scheduledAt }: Post) => (status === 'scheduled' && scheduledAt) || '9';
const upvotes = ({ analytics }: Post) => analytics?.upvotes ?? -1;

/** Posts that need the user come first. */
const waits = ({ phase }: Post) => (phase === 'needs_you' ? 0 : 1);

/** The date of a post that the list shows. */
const byDate: Compare = (one, other) => relevantTime(one).localeCompare(relevantTime(other));

const ORDERS: Record<PostSort, Compare> = {
  newest: (one, other) => waits(one) - waits(other) || byDate(other, one),
  oldest: byDate,
  next: (one, other) => due(one).localeCompare(due(other)),
  upvotes: (one, other) => upvotes(other) - upvotes(one),
};

const matchesWords = ({ title, content, subreddit }: Post, words: readonly string[]): boolean => {
  if (words.length === 0) return true;
  const text = foldText(`${title ?? ''} ${content} r/${subreddit}`);
  return words.every((word) => text.includes(word));
};

export type FoundPosts = { matching: Post[]; shown: Post[]; page: number; pages: number; first: number };

export function findPosts(
  posts: readonly Post[],
  { status, q = '', sort = 'newest', page = 1 }: PostsSearch,
): FoundPosts {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  const matching = posts
    .filter((post) => (!status || post.status === status) && matchesWords(post, words))
    .toSorted(ORDERS[sort]);
  const pages = Math.max(1, Math.ceil(matching.length / PAGE_SIZE));
  const at = Math.min(page, pages);
  const first = (at - 1) * PAGE_SIZE;
  return { matching, shown: matching.slice(first, first + PAGE_SIZE), page: at, pages, first };
}
