import type { Post } from '#contract/posts.ts';
import { isEditable, isUnderWay } from '#core/posts/post-phase.ts';

/** Sorts after every time, if the post has none. */
const dueAt = ({ phase, scheduledAt }: Post): string => (phase === 'waiting' && scheduledAt) || '9';

type Split = {
  /** Scheduled posts by time, then the others as given. */
  ready: Post[];
  /** One sentence per reason: how many are left out, and why. */
  leftOut: string[];
};

const count = (posts: readonly Post[], one: string, several: string): string[] =>
  posts.length === 0 ? [] : [posts.length === 1 ? `One ${one}` : `${posts.length} ${several}`];

export function splitSchedulable(posts: readonly Post[]): Split {
  const others = posts.filter(({ phase }) => !isEditable(phase));
  const sent = others.filter(({ phase }) => isUnderWay(phase));
  const failed = others.filter(({ phase }) => phase === 'failed');
  const out = others.filter((post) => !sent.includes(post) && !failed.includes(post));
  return {
    ready: posts
      .filter(({ phase }) => isEditable(phase))
      .toSorted((one, other) => dueAt(one).localeCompare(dueAt(other))),
    leftOut: [
      ...count(out, 'went out already.', 'went out already.'),
      ...count(sent, 'is being sent at this moment.', 'are being sent at this moment.'),
      ...count(failed, 'failed: send it again from its page.', 'failed: send them again from their pages.'),
    ],
  };
}
