import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Target } from '#contract/to-request.ts';
import type {
  PublishingSettings,
  readPublishingSettings,
  savePublishingSettings,
} from '#contract/publishing.ts';
import { call } from '#web/lib/api-client.ts';

const READ: Target = { method: 'GET', path: '/api/settings/publishing' };
const SAVE: Target = { method: 'PUT', path: '/api/settings/publishing' };

const cautionQuery = queryOptions({
  queryKey: [READ.path],
  queryFn: () => call<typeof readPublishingSettings>(READ),
});

export const useCaution = () => useQuery(cautionQuery);

/** One after the other, so that what was chosen last is what stays. */
export function useSaveCaution() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: SAVE.path },
    mutationFn: (caution: PublishingSettings) => call<typeof savePublishingSettings>(SAVE, caution),
    onSuccess: (_answer, caution) => client.setQueryData(cautionQuery.queryKey, caution),
  });
}
