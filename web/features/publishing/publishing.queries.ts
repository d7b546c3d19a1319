import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  PublishingSettings,
  readPublishingSettings,
  savePublishingSettings,
} from '#contract/publishing.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const READ: Target<typeof readPublishingSettings> = { method: 'GET', path: '/api/settings/publishing' };
const SAVE: Target<typeof savePublishingSettings> = { method: 'PUT', path: '/api/settings/publishing' };

const settingsQuery = queryOptions({ queryKey: [READ.path], queryFn: () => call(READ) });

export const usePublishingSettings = () => useQuery(settingsQuery);

/** Saves run one after the other, so that the last choice wins. */
export function useSavePublishingSettings() {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: SAVE.path },
    mutationFn: (settings: PublishingSettings) => call(SAVE, settings),
    onSuccess: (_answer, settings) => queries.setQueryData(settingsQuery.queryKey, settings),
  });
}
