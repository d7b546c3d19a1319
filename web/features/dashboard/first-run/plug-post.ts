import type { Post } from '#contract/posts.ts';

/** The post sent to the sandbox while its response is lost. */
export const PLUG_POST = {
  title: 'How do you make sure that something is sent once, even when the answer gets lost?',
  content:
    'A practice post: the connection breaks right after the sandbox has taken it, so nobody here is ' +
    'told whether it arrived.\n\nSending it again would be easy, and might post it twice. What do ' +
    'you do in your own systems?',
  subreddit: 'apidesign',
} as const;

const BY_PROGRESS = [
  new Set(['published']),
  new Set(['publishing', 'checking']),
  new Set(['removed', 'needs_you', 'failed']),
];

const isPlugPost = ({ title }: Pick<Post, 'title'>): boolean => title === PLUG_POST.title;

const byAge = (one: Post, other: Post) => one.createdAt.localeCompare(other.createdAt);

/** The latest attempt: the post may have been sent several times. */
export const findPlugPost = (posts: readonly Post[]): Post | undefined =>
  posts.filter(isPlugPost).toSorted(byAge).at(-1);

/** The first published post; else the first on its way; else the first attempted. */
export function findFirstSent(posts: readonly Post[]): Post | undefined {
  const sent = posts.filter((post) => !isPlugPost(post)).toSorted(byAge);
  for (const phases of BY_PROGRESS) {
    const first = sent.find(({ phase }) => phases.has(phase));
    if (first) return first;
  }
  return undefined;
}
