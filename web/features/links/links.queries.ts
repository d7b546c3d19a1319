import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as links from '#contract/scanning/links.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const LIST: Target<typeof links.listLinks> = { method: 'GET', path: '/api/links' };
const ADD: Target<typeof links.addLinks> = { method: 'POST', path: LIST.path };
const REMOVE: Target<typeof links.removeLink> = { method: 'DELETE', path: '/api/links/:id' };

export const linksQuery = queryOptions({ queryKey: [LIST.path], queryFn: () => call(LIST) });
export const useLinks = () => useQuery(linksQuery);

/** A call that changes the list, which is refetched afterwards. */
function useChange<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queries.invalidateQueries({ queryKey: linksQuery.queryKey }),
  });
}

export const useAddLinks = () => useChange((text: string) => call(ADD, { text }));
export const useRemoveLink = () => useChange((id: string) => call(REMOVE, { id }));
