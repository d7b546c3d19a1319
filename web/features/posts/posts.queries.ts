import { queryOptions } from '@tanstack/react-query';
import type { listPosts, readPostHistory } from '#contract/posts.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const POSTS: Target<typeof listPosts> = { method: 'GET', path: '/api/posts' };
const HISTORY: Target<typeof readPostHistory> = { method: 'GET', path: '/api/posts/:id/history' };

export const postsQuery = queryOptions({
  queryKey: [POSTS.path],
  queryFn: () => call(POSTS),
});

/** Below the list's key, so that whatever makes the list stale makes this stale too. */
export const postHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [POSTS.path, id, 'history'],
    queryFn: () => call(HISTORY, { id }),
  });
