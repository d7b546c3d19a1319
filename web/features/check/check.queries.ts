import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { checkText, setOpenCheck } from '#contract/drafting/check.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { openCheckQuery } from './open-check.queries.ts';

const TEXT: Target<typeof checkText> = { method: 'POST', path: '/api/check' };
const SWITCH: Target<typeof setOpenCheck> = { method: 'PUT', path: '/api/settings/check' };

export const useCheckText = () =>
  useMutation({ mutationFn: (text: CallInput<typeof checkText>) => call(TEXT, text) });

export function useSwitchOpenCheck() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => call(SWITCH, { isOn }),
    onSuccess: (now) => queries.setQueryData(openCheckQuery.queryKey, now),
  });
}
