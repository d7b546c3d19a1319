import { queryOptions } from '@tanstack/react-query';
import type { listTrash } from '#contract/trash.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const TRASH: Target<typeof listTrash> = { method: 'GET', path: '/api/trash' };

/** Its key extends the list's, so whatever invalidates the list invalidates this too. */
export const trashQuery = queryOptions({
  queryKey: [...postsQuery.queryKey, 'trash'],
  queryFn: () => call(TRASH),
});
