import type { Post } from '#contract/posts.ts';
import type { PostChange } from '../post-endpoints.ts';

const WORDS = ['title', 'content', 'subreddit', 'url', 'parentUrl', 'flair'] as const;
const COMPARED = [...WORDS, 'redditAccountId', 'scheduledAt'] as const;
export type ComparedField = (typeof COMPARED)[number];

const isSame = (one: string | null, other: string | null) => (one ?? '') === (other ?? '');

/** The fields in which a change would overwrite the saved post. Fields it omits stay. */
export const findDifferences = (mine: Omit<PostChange, 'id'>, theirs: Post): ComparedField[] =>
  COMPARED.filter((field) => {
    const value = mine[field];
    // If no account is set, the server chooses one.
    if (value === undefined || (field === 'redditAccountId' && value === null)) return false;
    return !isSame(value, theirs[field]);
  });

/** The fields of a post that a user edits. */
export const editableFields = (post: Post) => {
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
