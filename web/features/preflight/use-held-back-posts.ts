import type { Post } from '#contract/posts.ts';
import { usePostsPreflight } from './preflight.queries.ts';

/** Of these posts, the scheduled ones that a community rule would hold back when due. */
export function useHeldBackPosts(posts: readonly Post[]): ReadonlySet<string> {
  const ids = posts.flatMap(({ id, phase }) => (phase === 'waiting' ? [id] : []));
  const { data = [] } = usePostsPreflight(ids.length > 0 ? { ids } : null);
  return new Set(data.flatMap(({ id, verdict }) => (verdict === 'blocked' ? [id] : [])));
}
