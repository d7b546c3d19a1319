import { queryOptions } from '@tanstack/react-query';
import type { readBeginning } from '#contract/beginning.ts';
import type { listPosts, readPostHistory } from '#contract/posts.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const POSTS: Target<typeof listPosts> = { method: 'GET', path: '/api/posts' };
const HISTORY: Target<typeof readPostHistory> = { method: 'GET', path: '/api/posts/:id/history' };
const BEGINNING: Target<typeof readBeginning> = { method: 'GET', path: '/api/posts/:id/beginning' };

export const postsQuery = queryOptions({ queryKey: [POSTS.path], queryFn: () => call(POSTS) });

/** Its key extends the list's, so whatever invalidates the list invalidates this too. */
export const postHistoryQuery = (id: string) =>
  queryOptions({ queryKey: [POSTS.path, id, 'history'], queryFn: () => call(HISTORY, { id }) });

export const beginningQuery = (id: string) =>
  queryOptions({
    queryKey: [BEGINNING.path, id],
    queryFn: () => call(BEGINNING, { id }),
    // Opening the post again must not show what it was before the last save.
    gcTime: 0,
  });
