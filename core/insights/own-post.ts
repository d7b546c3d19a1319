import type { Post, Problem } from '#contract/posts.ts';

const DAY_MS = 86_400_000;

type Out = Pick<
  Post,
  'subreddit' | 'type' | 'phase' | 'publishedAt' | 'problem' | 'analytics' | 'isElsewhere'
>;

/** What its own author deleted there was not removed. */
export const isRemovedByOthers = (problem: Problem | null): boolean => problem?.code !== 'DELETED_THERE';

/** A post that went out, as comparisons need it. */
export type OwnPost = {
  readonly community: string;
  readonly type: Post['type'];
  readonly publishedAt: number;
  readonly isRemoved: boolean;
  /** Null where nobody has seen them since it was a day old: by then, most of its votes are in. */
  readonly upvotes: number | null;
};

/** Those that went out, removed ones among them. The sandbox's are not compared with those of the real site. */
export function toOwnPosts(posts: readonly Out[]): OwnPost[] {
  return posts.flatMap(({ subreddit, type, phase, publishedAt, problem, analytics, isElsewhere }) => {
    const isOut = phase === 'published' || (phase === 'removed' && isRemovedByOthers(problem));
    if (publishedAt === null || !isOut || isElsewhere) return [];
    const at = Date.parse(publishedAt);
    const upvotes = analytics && Date.parse(analytics.takenAt) - at >= DAY_MS ? analytics.upvotes : null;
    return { community: subreddit, type, publishedAt: at, isRemoved: phase === 'removed', upvotes };
  });
}

/** The votes of those that stayed: a removed post says nothing of what people thought. */
export const votesOf = (posts: readonly OwnPost[]): number[] =>
  posts.flatMap(({ isRemoved, upvotes }) => (isRemoved || upvotes === null ? [] : upvotes));
