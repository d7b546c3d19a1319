import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as check from '#contract/check.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const OPEN: Target<typeof check.readOpenCheck> = { method: 'GET', path: '/api/check' };
const TEXT: Target<typeof check.checkText> = { method: 'POST', path: '/api/check' };
const SWITCH: Target<typeof check.switchOpenCheck> = { method: 'PUT', path: '/api/settings/check' };

const openCheckQuery = queryOptions({ queryKey: [OPEN.path], queryFn: () => call(OPEN) });

/** Whether texts can be checked here without signing in. */
export const useOpenCheck = () => useQuery(openCheckQuery);

export const useCheckText = () =>
  useMutation({ mutationFn: (text: CallInput<typeof check.checkText>) => call(TEXT, text) });

export function useSwitchOpenCheck() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => call(SWITCH, { isOn }),
    onSuccess: (now) => queries.setQueryData(openCheckQuery.queryKey, now),
  });
}
