import { BULK_MAX, type Post } from '#contract/posts.ts';
import { usePostsPreflight } from './preflight.queries.ts';

/** Of posts that wait for their time, those that a rule of their community would hold back then. */
export function useHeldBack(posts: readonly Post[]): ReadonlySet<string> {
  const ids = posts.flatMap(({ id, phase }) => (phase === 'waiting' ? [id] : [])).slice(0, BULK_MAX);
  const { data = [] } = usePostsPreflight(ids.length > 0 ? { ids } : null);
  return new Set(data.flatMap(({ id, verdict }) => (verdict === 'blocked' ? [id] : [])));
}
