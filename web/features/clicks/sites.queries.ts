import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as sites from '#contract/clicks.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const LIST: Target<typeof sites.listSites> = { method: 'GET', path: '/api/sites' };
const ADD: Target<typeof sites.addSite> = { method: 'POST', path: LIST.path };
const REMOVE: Target<typeof sites.removeSite> = { method: 'DELETE', path: '/api/sites/:id' };
const IMPORT: Target<typeof sites.importVisits> = { method: 'POST', path: '/api/sites/:id/visits' };
const RESTORE: Target<typeof sites.restoreSite> = { method: 'POST', path: '/api/sites/:id/restore' };

const MAKE_KEY: Target<typeof sites.makeServerKey> = { method: 'POST', path: '/api/sites/:id/server-key' };

export const sitesQuery = queryOptions({ queryKey: [LIST.path], queryFn: () => call(LIST) });
export const useSites = () => useQuery(sitesQuery);

function useChange<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => queries.invalidateQueries({ queryKey: sitesQuery.queryKey }),
  });
}

export const useAddSite = () => useChange((host: string) => call(ADD, { host }));
export const useRemoveSite = () => useChange((id: string) => call(REMOVE, { id }));
export const useRestoreSite = () => useChange((id: string) => call(RESTORE, { id }));
export const useMakeServerKey = () => useChange((id: string) => call(MAKE_KEY, { id }));
export const useImportVisits = () =>
  useChange((input: { id: string; visits: sites.CountedVisit[] }) => call(IMPORT, input));
