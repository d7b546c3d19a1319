import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { countPractice, removePractice } from '#contract/first-steps.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const COUNT: Target<typeof countPractice> = { method: 'GET', path: '/api/practice' };
const FORGET: Target<typeof removePractice> = { method: 'DELETE', path: '/api/practice' };

const practiceQuery = queryOptions({
  queryKey: [COUNT.path],
  queryFn: () => call(COUNT),
  staleTime: 0,
});

export const usePractice = () => useQuery(practiceQuery);

/** Live events refresh the other pages. */
export function useForgetPractice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(FORGET),
    onSettled: () => queries.invalidateQueries({ queryKey: practiceQuery.queryKey }),
  });
}
