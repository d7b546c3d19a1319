import type { SavedScan } from '#contract/scanning/saved-scans.ts';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import { useChangeScan, useDeleteScan, useSavedScans, useSaveScan } from './saved-scans.queries.ts';
import type { Scan } from './use-scan.ts';

/** The saved scans and their actions, which report failures themselves. */
export function useSavedScanList({ settings, takeTyped, change }: Scan) {
  const query = useSavedScans();
  const saving = useSaveScan();
  const changing = useChangeScan();
  const deletion = useDeleteScan();

  /** Resolves to true if the scan was saved. */
  async function save(name: string): Promise<boolean> {
    const { subreddits, keywords, ...filters } = takeTyped();
    try {
      await saving.mutateAsync({ name, subreddits, keywords, filters });
      return true;
    } catch (error) {
      showFailure('Failed to save the scan', error);
      return false;
    }
  }

  const bringBack = ({ id: _id, createdAt: _createdAt, ...scan }: SavedScan) =>
    void saving.mutateAsync(scan).catch((error: unknown) => showFailure('Failed to restore the scan', error));

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

  const switchTo = ({ id }: SavedScan, to: Partial<Pick<SavedScan, 'isOn' | 'readsComments'>>) =>
    void changing
      .mutateAsync({ id, ...to })
      .catch((error: unknown) => showFailure('Failed to switch the scan', error));

  async function replace({ id, name, subreddits, keywords, filters }: SavedScan): Promise<void> {
    const { subreddits: nextSubreddits, keywords: nextKeywords, ...nextFilters } = takeTyped();
    const send = (
      next: Pick<SavedScan, 'subreddits' | 'keywords'> & { filters: Partial<SavedScan['filters']> },
    ) =>
      changing.mutateAsync({ id, ...next }).then(
        () => true,
        (error: unknown) => {
          showFailure('Failed to change the scan', error);
          return false;
        },
      );
    if (await send({ subreddits: nextSubreddits, keywords: nextKeywords, filters: nextFilters }))
      showToast({
        title: 'Success',
        description: `“${name}” now has this configuration`,
        action: { label: 'Undo', run: () => void send({ subreddits, keywords, filters }) },
      });
  }

  /** A switch flips at once, and back if the server refuses. */
  const asSwitched = (scan: SavedScan): SavedScan => {
    const sent = changing.isPending && changing.variables.id === scan.id ? changing.variables : scan;
    const { isOn = scan.isOn, readsComments = scan.readsComments } = sent;
    return { ...scan, isOn, readsComments };
  };

  function load({ name, subreddits, keywords, filters }: SavedScan): void {
    const { maxAge, minScore, excludeStickied } = filters;
    const before = settings;
    change({ subreddits, keywords, maxAge, minScore, excludeStickied });
    showToast({
      title: `Loaded “${name}”`,
      description: 'The configuration above is what it looks for',
      action: { label: 'Undo', run: () => change(before) },
    });
  }

  return {
    query,
    scans: (query.data?.scans ?? []).map(asSwitched),
    restsBecause: query.data?.restsBecause ?? null,
    save,
    isSaving: saving.isPending,
    remove: (scan: SavedScan) => void remove(scan),
    replace: (scan: SavedScan) => void replace(scan),
    switchTo,
    load,
  };
}
