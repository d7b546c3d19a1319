import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as feed from '#contract/scanning/feed.ts';
import type { Feed } from '#contract/scanning/feed.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const READ: Target<typeof feed.readFeed> = { method: 'GET', path: '/api/feed' };
const SAVE: Target<typeof feed.saveFeed> = { method: 'PUT', path: READ.path };
const SWITCH: Target<typeof feed.switchFeed> = { method: 'PATCH', path: READ.path };
const REMOVE: Target<typeof feed.removeFeed> = { method: 'DELETE', path: READ.path };
const RESTORE: Target<typeof feed.restoreFeed> = { method: 'POST', path: '/api/feed/restore' };

export const feedQuery = queryOptions({ queryKey: [READ.path], queryFn: () => call(READ) });
export const useFeed = () => useQuery(feedQuery);

/** A call that returns the updated feed. Refetches it afterwards, because it may have been read meanwhile. */
function useChange<Input>(send: (input: Input) => Promise<{ feed: Feed | null }>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      queries.setQueryData(feedQuery.queryKey, answer);
      void queries.invalidateQueries({ queryKey: feedQuery.queryKey });
    },
  });
}

export const useSaveFeed = () => useChange((address: string) => call(SAVE, { address }));
export const useSwitchFeed = () => useChange((isOn: boolean) => call(SWITCH, { isOn }));
export const useRemoveFeed = () =>
  useChange(async (_input: void) => {
    await call(REMOVE);
    return { feed: null };
  });
export const useRestoreFeed = () => useChange((_input: void) => call(RESTORE));
