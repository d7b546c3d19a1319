import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { saveClip } from '#contract/scanning/clips.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { OPPORTUNITIES_KEY } from '#web/features/scanner/scanner.queries.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const KEEP: Target<typeof saveClip> = { method: 'POST', path: '/api/opportunities/clip' };

export function useKeepClip() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<typeof saveClip>) => call(KEEP, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: OPPORTUNITIES_KEY }),
  });
}
