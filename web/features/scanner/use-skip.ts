import { useQueryClient } from '@tanstack/react-query';
import type { Opportunity } from '#contract/scanner.ts';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import { OPPORTUNITIES_KEY, skipThread, undoSkip } from './scanner.queries.ts';
import type { SkipReason } from './skip-dialog.tsx';

/** Skips a thread and offers Undo, or restores a skipped one. */
export function useSkip() {
  const queries = useQueryClient();
  const send = async (request: Promise<void>, failure: string): Promise<boolean> => {
    try {
      await request;
      await queries.invalidateQueries({ queryKey: OPPORTUNITIES_KEY });
      return true;
    } catch (error) {
      showFailure(failure, error);
      return false;
    }
  };
  const undo = (id: string) => send(undoSkip(id), 'Failed to undo the skip');
  return {
    skip: async ({ id, title }: Opportunity, reason: SkipReason): Promise<void> => {
      if (await send(skipThread(id, reason), 'Failed to skip the thread'))
        showToast({
          title: 'Thread skipped',
          description: title,
          action: { label: 'Undo', run: () => void undo(id) },
        });
    },
    bringBack: async ({ id, title }: Opportunity): Promise<void> => {
      if (await undo(id)) showToast({ title: 'Thread back in the list', description: title });
    },
  };
}
