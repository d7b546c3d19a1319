import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as variants from '#contract/drafting/variants.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const VOICE: Target<typeof variants.readVoice> = { method: 'GET', path: '/api/settings/voice' };
const SAVE_VOICE: Target<typeof variants.saveVoice> = { method: 'PUT', path: '/api/settings/voice' };

const voiceQuery = queryOptions({
  queryKey: [VOICE.path],
  queryFn: () => call(VOICE),
  // Never fresh, because published posts change the author's samples and no live event announces it.
  staleTime: 0,
});

export const useVoice = () => useQuery(voiceQuery);

export function useSaveVoice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (allowed: boolean) => call(SAVE_VOICE, { allowed }),
    onSuccess: (voice) => queries.setQueryData(voiceQuery.queryKey, voice),
  });
}
