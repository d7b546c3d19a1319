import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { listActivity, seeActivity } from '#contract/activity.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { ACTIVITY_KEY, unreadQuery } from './activity.queries.ts';

const ACTIVITY: Target<typeof listActivity> = { method: 'GET', path: '/api/activity' };
const SEEN: Target<typeof seeActivity> = { method: 'POST', path: '/api/activity/seen' };

export const activityQuery = infiniteQueryOptions({
  queryKey: ACTIVITY_KEY,
  queryFn: ({ pageParam }) => call(ACTIVITY, pageParam === null ? {} : { before: pageParam }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  // What is new is so only once.
  staleTime: 0,
});

/** The list keeps its marks: they show what was new when it was opened. */
export function useSeeActivity() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (until: string) => call(SEEN, { until }),
    onSuccess: (answer) => queries.setQueryData(unreadQuery.queryKey, answer),
  });
}
