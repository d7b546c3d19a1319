import type { Post } from '#contract/posts.ts';
import type { PostChange } from '../post-endpoints.ts';

const WORDS = ['title', 'content', 'subreddit', 'url', 'parentUrl', 'flair'] as const;
const COMPARED = [...WORDS, 'scheduledAt'] as const;
export type ComparedField = (typeof COMPARED)[number];

const isSame = (one: string | null, other: string | null) => (one ?? '') === (other ?? '');

/** In which fields a change would undo what is saved. What it does not name stays. */
export const findDifferences = (mine: Omit<PostChange, 'id'>, theirs: Post): ComparedField[] =>
  COMPARED.filter((field) => mine[field] !== undefined && !isSame(mine[field], theirs[field]));

/** What a post says, and where. */
export const wordsOf = ({ type, title, content, subreddit, url, parentUrl, flair }: Post) => ({
  content,
  subreddit,
  ...(type !== 'comment' && { title, flair }),
  ...(type === 'link' && { url }),
  ...(type === 'comment' && { parentUrl }),
});
