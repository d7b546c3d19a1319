import type { Post } from '#contract/posts.ts';
import type { PostChange } from '../post-endpoints.ts';

const WORDS = ['title', 'content', 'subreddit', 'url', 'parentUrl', 'flair'] as const;
const COMPARED = [...WORDS, 'redditAccountId', 'scheduledAt'] as const;
export type ComparedField = (typeof COMPARED)[number];

const isSame = (one: string | null, other: string | null) => (one ?? '') === (other ?? '');

/** In which fields a change would undo what is saved. What it does not name stays. */
export const findDifferences = (mine: Omit<PostChange, 'id'>, theirs: Post): ComparedField[] =>
  COMPARED.filter((field) => {
    const value = mine[field];
    // Without an account, the server chooses one.
    if (value === undefined || (field === 'redditAccountId' && value === null)) return false;
    return !isSame(value, theirs[field]);
  });

/** What a post says, where, and in whose name. */
export const wordsOf = (post: Post) => {
  const { type, title, content, subreddit, url, parentUrl, flair, redditAccountId } = post;
  return {
    content,
    subreddit,
    redditAccountId,
    ...(type !== 'comment' && { title, flair }),
    ...(type === 'link' && { url }),
    ...(type === 'comment' && { parentUrl }),
  };
};
