import type { Post } from '#contract/posts.ts';
import { usePostsPreflight } from './preflight.queries.ts';

/** The scheduled posts among these that a community rule would block when they are due. */
export function useHeldBackPosts(posts: readonly Post[]): ReadonlySet<string> {
  const ids = posts.flatMap(({ id, phase }) => (phase === 'waiting' ? [id] : []));
  const { data = [] } = usePostsPreflight(ids.length > 0 ? { ids } : null);
  return new Set(data.flatMap(({ id, verdict }) => (verdict === 'blocked' ? [id] : [])));
}
