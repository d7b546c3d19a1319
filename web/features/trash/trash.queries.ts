import { queryOptions } from '@tanstack/react-query';
import type { listTrash } from '#contract/trash.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';

const TRASH: Target<typeof listTrash> = { method: 'GET', path: '/api/trash' };

/** Below the list's key: what makes the list stale makes this stale too. */
export const trashQuery = queryOptions({
  queryKey: [...postsQuery.queryKey, 'trash'],
  queryFn: () => call(TRASH),
});
