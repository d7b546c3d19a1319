import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Caution, readCaution, saveCaution } from '#contract/publishing.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const READ: Target<typeof readCaution> = { method: 'GET', path: '/api/settings/publishing' };
const SAVE: Target<typeof saveCaution> = { method: 'PUT', path: '/api/settings/publishing' };

const cautionQuery = queryOptions({
  queryKey: [READ.path],
  queryFn: () => call(READ),
});

export const useCaution = () => useQuery(cautionQuery);

/** One after the other, so that what was chosen last is what stays. */
export function useSaveCaution() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: SAVE.path },
    mutationFn: (caution: Caution) => call(SAVE, caution),
    onSuccess: (_answer, caution) => client.setQueryData(cautionQuery.queryKey, caution),
  });
}
