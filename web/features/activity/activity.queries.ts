import { queryOptions } from '@tanstack/react-query';
import type { countActivity } from '#contract/activity.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const UNREAD: Target<typeof countActivity> = { method: 'GET', path: '/api/activity/unread' };

/** The list itself is loaded by its own page. */
export const ACTIVITY_KEY = ['/api/activity'];

export const unreadQuery = queryOptions({
  queryKey: [UNREAD.path],
  queryFn: () => call(UNREAD),
});
