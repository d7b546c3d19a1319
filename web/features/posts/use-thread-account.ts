import { useQuery } from '@tanstack/react-query';
import type { Post } from '#contract/posts.ts';
import { readThreadId } from '#core/posts/read-thread-link.ts';
import { postsQuery } from './posts.queries.ts';

/** The account that started the thread, or else posted our last comment in it. */
export function findThreadAccount(posts: readonly Post[], thread: string): string | null {
  const id = readThreadId(thread);
  if (id === null) return null;
  const own = posts.filter(({ permalink }) => readThreadId(permalink) === id);
  const known = own.find(({ type }) => type !== 'comment') ?? own[0];
  return known?.redditAccountId ?? null;
}

export function useThreadAccount(thread: string): string | null {
  const { data = null } = useQuery({ ...postsQuery, select: (posts) => findThreadAccount(posts, thread) });
  return data;
}
