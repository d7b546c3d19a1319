import type { Post, Problem } from '#contract/posts.ts';

const DAY_MS = 86_400_000;

type Out = Pick<
  Post,
  'subreddit' | 'type' | 'phase' | 'publishedAt' | 'problem' | 'analytics' | 'isElsewhere'
>;

/** False if the author deleted it on the platform. */
export const isRemovedByOthers = (problem: Problem | null): boolean => problem?.code !== 'DELETED_THERE';

export type OwnPost = {
  readonly community: string;
  readonly type: Post['type'];
  readonly publishedAt: number;
  readonly isRemoved: boolean;
  /** Null if last read before it was a day old, when votes are still coming in. */
  readonly upvotes: number | null;
};

/** Published and removed posts. Sandbox posts are never compared with real ones. */
export function toOwnPosts(posts: readonly Out[]): OwnPost[] {
  return posts.flatMap(({ subreddit, type, phase, publishedAt, problem, analytics, isElsewhere }) => {
    const isOut = phase === 'published' || (phase === 'removed' && isRemovedByOthers(problem));
    if (publishedAt === null || !isOut || isElsewhere) return [];
    const at = Date.parse(publishedAt);
    const upvotes = analytics && Date.parse(analytics.takenAt) - at >= DAY_MS ? analytics.upvotes : null;
    return { community: subreddit, type, publishedAt: at, isRemoved: phase === 'removed', upvotes };
  });
}

/** Votes of posts that stayed up; a removed post's votes mean nothing. */
export const listVotes = (posts: readonly OwnPost[]): number[] =>
  posts.flatMap(({ isRemoved, upvotes }) => (isRemoved || upvotes === null ? [] : upvotes));
