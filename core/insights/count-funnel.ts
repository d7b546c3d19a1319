import type { Post } from '#contract/posts.ts';
import { isRemovedByOthers } from './own-post.ts';

/** What became of published posts. Later counts are parts of `up`. */
export type Funnel = {
  readonly published: number;
  readonly up: number;
  /** Posts with figures, and those with a comment. */
  readonly measured: number;
  readonly answered: number;
  /** Posts whose visits are counted, and those that brought one. */
  readonly tracked: number;
  readonly visited: number;
};

type Out = Pick<Post, 'type' | 'phase' | 'problem' | 'analytics' | 'isElsewhere'>;

/** Leaves out comments, whose answers the platform doesn't count, and posts that their author deleted. */
export function countFunnel(posts: readonly Out[]): Funnel {
  const published = posts.filter(
    ({ type, phase, problem, isElsewhere }) =>
      type !== 'comment' &&
      !isElsewhere &&
      (phase === 'published' || (phase === 'removed' && isRemovedByOthers(problem))),
  );
  const up = published.filter(({ phase }) => phase === 'published');
  const figures = up.flatMap(({ analytics }) => analytics ?? []);
  const tracked = figures.filter(({ clicksMeasured }) => clicksMeasured);
  return {
    published: published.length,
    up: up.length,
    measured: figures.length,
    answered: figures.filter(({ comments }) => comments > 0).length,
    tracked: tracked.length,
    visited: tracked.filter(({ clicks }) => clicks > 0).length,
  };
}
