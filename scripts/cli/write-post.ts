import type { Post } from '../../contract/posts.ts';

/** Describes a post in one line. */
export const writePost = ({ id, phase, subreddit, title, content, scheduledAt, problem }: Post): string =>
  [id, phase, scheduledAt ?? '-', `r/${subreddit}`, title ?? content.slice(0, 60), problem?.message]
    .filter(Boolean)
    .join('  ');
