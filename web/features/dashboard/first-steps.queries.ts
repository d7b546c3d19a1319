import { queryOptions } from '@tanstack/react-query';
import type * as endpoints from '#contract/first-steps.ts';
import type { FirstSteps } from '#contract/first-steps.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { showFailure } from '#web/lib/toast-store.ts';
import { useOptimisticMutation } from '#web/lib/use-optimistic-mutation.ts';

const READ: Target<typeof endpoints.readFirstSteps> = { method: 'GET', path: '/api/first-steps' };
const DISMISS: Target<typeof endpoints.dismissFirstSteps> = { method: 'DELETE', path: READ.path };

export const firstStepsQuery = queryOptions({ queryKey: [READ.path], queryFn: () => call(READ) });

export function useDismissFirstSteps(): () => void {
  const { queryKey } = firstStepsQuery;
  const { mutate } = useOptimisticMutation<FirstSteps, void, void>({
    queryKey,
    send: () => call(DISMISS),
    apply: (steps) => ({ ...steps, isOpen: false }),
    revert: (_steps, before) => before,
    invalidates: { queryKey },
  });
  return () => mutate(undefined, { onError: (error) => showFailure('Failed to dismiss the steps', error) });
}
