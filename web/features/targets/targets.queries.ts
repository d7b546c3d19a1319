import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import type * as targets from '#contract/targets.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const LIST: Target<typeof targets.listTargets> = { method: 'GET', path: '/api/user-subreddits' };
/** This endpoint's spelling is fixed by the public API. */
const ADD_FOUND: Target<typeof targets.addUserSureddit> = { method: 'POST', path: '/api/user-sureddits' };
const ADD: Target<typeof targets.addUserSubreddit> = { method: 'POST', path: LIST.path };
const ADD_LIST: Target<typeof targets.addTargets> = { method: 'POST', path: '/api/user-subreddits/list' };
const ORDER: Target<typeof targets.orderTargets> = { method: 'PUT', path: '/api/user-subreddits/order' };
const CHANGE: Target<typeof targets.changeTarget> = { method: 'PATCH', path: '/api/user-subreddits/:id' };
const REMOVE: Target<typeof targets.removeTarget> = { method: 'DELETE', path: '/api/user-subreddits/:id' };

export const targetsQuery = queryOptions({ queryKey: [LIST.path], queryFn: () => call(LIST) });
export const useTargets = () => useQuery(targetsQuery);

/** A call that changes the list, which is refetched afterwards. */
function useChange<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queries.invalidateQueries({ queryKey: targetsQuery.queryKey }),
  });
}

export const useAddFound = () => useChange((subredditId: string) => call(ADD_FOUND, { subredditId }));
export const useAddTarget = () =>
  useChange((input: CallInput<typeof targets.addUserSubreddit>) => call(ADD, input));
export const useAddList = () =>
  useChange((input: CallInput<typeof targets.addTargets>) => call(ADD_LIST, input));
export const useOrderTargets = () =>
  useChange((names: readonly string[]) => call(ORDER, { names: [...names] }));
export const useChangeNote = () =>
  useChange((input: CallInput<typeof targets.changeTarget>) => call(CHANGE, input));
export const useRemoveTarget = () => useChange((id: string) => call(REMOVE, { id }));
