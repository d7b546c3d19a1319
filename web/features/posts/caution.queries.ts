import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Target } from '#contract/place-input.ts';
import type { Caution, readCaution, saveCaution } from '#contract/publishing.ts';
import { call } from '#web/lib/api-client.ts';

const READ: Target = { method: 'GET', path: '/api/settings/publishing' };
const SAVE: Target = { method: 'PUT', path: '/api/settings/publishing' };

const cautionQuery = queryOptions({
  queryKey: [READ.path],
  queryFn: () => call<typeof readCaution>(READ),
});

export const useCaution = () => useQuery(cautionQuery);

/** Shown at once, and taken back when it was not kept. */
export function useSaveCaution() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (caution: Caution) => call<typeof saveCaution>(SAVE, caution),
    onMutate: (caution) => {
      const before = client.getQueryData(cautionQuery.queryKey);
      client.setQueryData(cautionQuery.queryKey, caution);
      return { before };
    },
    onError: (_error, _caution, context) => client.setQueryData(cautionQuery.queryKey, context?.before),
  });
}
