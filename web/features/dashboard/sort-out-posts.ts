import type { Post } from '#contract/posts.ts';
import { APPROVAL_NEEDED } from '#core/publishing/approval.ts';

const NEXT_SHOWN = 5;
const WAITING_SHOWN = 3;

type Scheduled = Post & { scheduledAt: string };
const isScheduled = (post: Post): post is Scheduled => post.phase === 'waiting' && post.scheduledAt !== null;

/** The next scheduled posts, soonest first. */
export const findNextPosts = (posts: readonly Post[]): { shown: Scheduled[]; more: number } => {
  const due = posts
    .filter(isScheduled)
    .toSorted((one, other) => one.scheduledAt.localeCompare(other.scheduledAt));
  return { shown: due.slice(0, NEXT_SHOWN), more: Math.max(0, due.length - NEXT_SHOWN) };
};

export const asksApproval = ({ phase, problem }: Post): boolean =>
  phase === 'needs_you' && problem?.code === APPROVAL_NEEDED;

/** The posts that need their author, last changed first. */
export const findWaitingPosts = (posts: readonly Post[]): { shown: Post[]; more: number } => {
  const waiting = posts
    .filter(({ phase }) => phase === 'needs_you' || phase === 'failed')
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  return { shown: waiting.slice(0, WAITING_SHOWN), more: Math.max(0, waiting.length - WAITING_SHOWN) };
};
