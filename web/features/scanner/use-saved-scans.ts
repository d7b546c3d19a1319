import type { SavedScan } from '#contract/saved-scans.ts';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import { useDeleteScan, useSavedScans, useSaveScan, useSwitchScan } from './saved-scans.queries.ts';
import type { Scan } from './use-scan.ts';

/** The saved scans and what can be done with them. Failures are shown. */
export function useSavedScanList({ settings, change }: Scan) {
  const { data } = useSavedScans();
  const saving = useSaveScan();
  const switching = useSwitchScan();
  const deletion = useDeleteScan();

  /** Whether it was saved. */
  async function save(name: string): Promise<boolean> {
    const { subreddits, keywords, ...filters } = settings;
    try {
      await saving.mutateAsync({ name, subreddits, keywords, filters });
      return true;
    } catch (error) {
      showFailure('Failed to save the scan', error);
      return false;
    }
  }

  const bringBack = ({ name, isOn, subreddits, keywords, filters }: SavedScan) =>
    void saving
      .mutateAsync({ name, isOn, subreddits, keywords, filters })
      .catch((error: unknown) => showFailure('Failed to restore the scan', error));

  async function remove(scan: SavedScan): Promise<void> {
    try {
      await deletion.mutateAsync(scan.id);
      showToast({
        title: 'Success',
        description: `The saved scan “${scan.name}” has been deleted`,
        action: { label: 'Undo', run: () => bringBack(scan) },
      });
    } catch (error) {
      showFailure('Failed to delete the scan', error);
    }
  }

  const switchTo = ({ id }: SavedScan, isOn: boolean) =>
    void switching
      .mutateAsync({ id, isOn })
      .catch((error: unknown) => showFailure('Failed to switch the scan', error));

  function load({ name, subreddits, keywords, filters }: SavedScan): void {
    const { maxAge, minScore, excludeStickied } = filters;
    change({ subreddits, keywords, maxAge, minScore, excludeStickied });
    showToast({ title: 'Success', description: `The configuration is that of “${name}”` });
  }

  return {
    scans: data?.scans ?? [],
    restsBecause: data?.restsBecause ?? null,
    save,
    isSaving: saving.isPending,
    remove: (scan: SavedScan) => void remove(scan),
    switchTo,
    load,
  };
}
