import type { Post } from '#contract/posts.ts';
import { usePostsPreflight } from './preflight.queries.ts';

/** Of a page of posts, those that wait for their time and that a rule of their community would hold back then. */
export function useHeldBack(posts: readonly Post[]): ReadonlySet<string> {
  const ids = posts.flatMap(({ id, phase }) => (phase === 'waiting' ? [id] : []));
  const { data = [] } = usePostsPreflight(ids.length > 0 ? { ids } : null);
  return new Set(data.flatMap(({ id, verdict }) => (verdict === 'blocked' ? [id] : [])));
}
