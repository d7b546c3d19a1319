import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { countActivity, listActivity, markActivitySeen } from '#contract/activity.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const ACTIVITY: Target<typeof listActivity> = { method: 'GET', path: '/api/activity' };
const UNREAD: Target<typeof countActivity> = { method: 'GET', path: '/api/activity/unread' };
const SEEN: Target<typeof markActivitySeen> = { method: 'POST', path: '/api/activity/seen' };

export const unreadQuery = queryOptions({ queryKey: [UNREAD.path], queryFn: () => call(UNREAD) });

export const activityQuery = infiniteQueryOptions({
  queryKey: [ACTIVITY.path],
  queryFn: ({ pageParam }) => call(ACTIVITY, pageParam === null ? {} : { before: pageParam }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  // The list is never cached, because the "new" marks must not be shown twice.
  staleTime: 0,
});

/** Leaves the list as it is, so it keeps showing what was new when the page was opened. */
export function useMarkActivitySeen() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (until: string) => call(SEEN, { until }),
    onSuccess: (answer) => queries.setQueryData(unreadQuery.queryKey, answer),
  });
}
