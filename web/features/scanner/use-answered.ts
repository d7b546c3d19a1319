import { useQuery } from '@tanstack/react-query';
import type { Post } from '#contract/posts.ts';
import { readParentId } from '#core/posts/read-thread-link.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';

/** The own post that answers a thread or comment, by what it answers. */
const byParent = (posts: readonly Post[]): ReadonlyMap<string | null, string> =>
  new Map(
    posts
      .filter(({ type, phase }) => type === 'comment' && phase === 'published')
      .map(({ parentUrl, id }) => [readParentId(parentUrl), id]),
  );

/** Finds the own answer to a thread by its address; undefined where there is none. */
export function useAnswered(): (url: string) => string | undefined {
  const { data } = useQuery({ ...postsQuery, select: byParent });
  return (url) => {
    const parent = readParentId(url);
    return parent === null ? undefined : data?.get(parent);
  };
}
