import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import type * as savedScans from '#contract/scanning/saved-scans.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const LIST: Target<typeof savedScans.listSavedScans> = { method: 'GET', path: '/api/scanner/scans' };
const SAVE: Target<typeof savedScans.createSavedScan> = { method: 'POST', path: LIST.path };
const CHANGE: Target<typeof savedScans.changeSavedScan> = { method: 'PATCH', path: '/api/scanner/scans/:id' };
const DELETE: Target<typeof savedScans.deleteSavedScan> = {
  method: 'DELETE',
  path: '/api/scanner/scans/:id',
};

export const savedScansQuery = queryOptions({ queryKey: [LIST.path], queryFn: () => call(LIST) });
export const useSavedScans = () => useQuery(savedScansQuery);

/** A call that changes the list, which is refetched afterwards. */
function useChange<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queries.invalidateQueries({ queryKey: savedScansQuery.queryKey }),
  });
}

export const useSaveScan = () =>
  useChange((input: CallInput<typeof savedScans.createSavedScan>) => call(SAVE, input));
export const useChangeScan = () =>
  useChange((input: CallInput<typeof savedScans.changeSavedScan>) => call(CHANGE, input));
export const useDeleteScan = () => useChange((id: string) => call(DELETE, { id }));
