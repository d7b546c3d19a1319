import type { Post } from '#contract/posts.ts';

/** What is sent to the sandbox while its answer gets lost. */
export const PLUG_POST = {
  title: 'How do you make sure that something is sent once, even when the answer gets lost?',
  content:
    'A practice post: the connection breaks right after the sandbox has taken it, so nobody here is told whether it arrived.\n\nSending it again would be easy, and might post it twice. What do you do in your own systems?',
  subreddit: 'apidesign',
} as const;

const UNDER_WAY = new Set(['publishing', 'checking', 'published', 'removed', 'needs_you', 'failed']);

export const isPlugPost = ({ title }: Pick<Post, 'title'>): boolean => title === PLUG_POST.title;

/** The first post that was sent, or is being sent. */
export const findFirstSent = (posts: readonly Post[]): Post | undefined =>
  posts
    .filter((post) => UNDER_WAY.has(post.phase) && !isPlugPost(post))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))[0];
