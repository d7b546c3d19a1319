import type { Target } from '#contract/targets.ts';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import { useAddTarget, useChangeNote, useOrderTargets, useRemoveTarget } from './targets.queries.ts';

const namesOf = (targets: readonly Target[]) => targets.map(({ name }) => name);

/** The actions on existing targets. They report failures themselves. */
export function useTargetActions(targets: readonly Target[]) {
  const removal = useRemoveTarget();
  const addition = useAddTarget();
  const ordering = useOrderTargets();
  const noting = useChangeNote();

  async function bringBack({ name, note }: Target): Promise<void> {
    try {
      await addition.mutateAsync({ subredditId: name, note });
      await ordering.mutateAsync(namesOf(targets));
    } catch (error) {
      showFailure('Failed to restore the target', error);
    }
  }

  async function remove(target: Target): Promise<void> {
    try {
      await removal.mutateAsync(target.id);
      showToast({
        title: 'Success',
        description: `r/${target.name} is no longer a target`,
        action: { label: 'Undo', run: () => void bringBack(target) },
      });
    } catch (error) {
      showFailure('Failed to remove the target', error);
    }
  }

  async function move(target: Target, by: -1 | 1): Promise<void> {
    const at = targets.indexOf(target);
    const names = namesOf(targets);
    await ordering
      .mutateAsync(names.toSpliced(at, 1).toSpliced(at + by, 0, target.name))
      .catch((error: unknown) => showFailure('Failed to move the target', error));
  }

  async function saveNote({ id, note }: Target, changed: string): Promise<void> {
    if (changed.trim() === note) return;
    await noting
      .mutateAsync({ id, note: changed })
      .catch((error: unknown) => showFailure('Failed to save the note', error));
  }

  return { remove, move, saveNote, isMoving: ordering.isPending };
}
