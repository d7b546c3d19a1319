import { queryOptions } from '@tanstack/react-query';
import type { Target } from '#contract/to-request.ts';
import type { listPosts, readPostHistory } from '#contract/posts.ts';
import { call } from '#web/lib/api-client.ts';

const POSTS: Target = { method: 'GET', path: '/api/posts' };
const HISTORY: Target = { method: 'GET', path: '/api/posts/:id/history' };

export const postsQuery = queryOptions({
  queryKey: [POSTS.path],
  queryFn: () => call<typeof listPosts>(POSTS),
});

/** Below the list's key, so that whatever makes the list stale makes this stale too. */
export const postHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [POSTS.path, id, 'history'],
    queryFn: () => call<typeof readPostHistory>(HISTORY, { id }),
  });
