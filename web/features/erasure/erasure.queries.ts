import { useMutation, useQueryClient } from '@tanstack/react-query';
import type * as erasure from '#contract/erasure.ts';
import { OPPORTUNITIES_KEY } from '#web/features/scanner/scanner.queries.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const COUNT: Target<typeof erasure.countRedditor> = { method: 'POST', path: '/api/settings/erasures/count' };
const ERASE: Target<typeof erasure.eraseRedditor> = { method: 'POST', path: '/api/settings/erasures' };

export const useCountRedditor = () =>
  useMutation({ mutationFn: (input: { name: string }) => call(COUNT, input) });

export function useEraseRedditor() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: { name: string }) => call(ERASE, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: OPPORTUNITIES_KEY }),
  });
}
