import { queryOptions } from '@tanstack/react-query';
import type { countActivity } from '#contract/activity.ts';
import type { Target } from '#contract/to-request.ts';
import { call } from '#web/lib/api-client.ts';

const UNREAD: Target = { method: 'GET', path: '/api/activity/unread' };

/** The list itself is loaded by its own page. */
export const ACTIVITY_KEY = ['/api/activity'];

export const unreadQuery = queryOptions({
  queryKey: [UNREAD.path],
  queryFn: () => call<typeof countActivity>(UNREAD),
});
