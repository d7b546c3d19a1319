import {
  queryOptions,
  type QueryClient,
  skipToken,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { changeScanSetup, ScanSetup } from '#contract/scanning/saved-scans.ts';
import { applySetupChange, findSetupChange } from '#core/scanning/setup-change.ts';
import { ApiError, call, type Target } from '#web/lib/api-client.ts';
import { showFailure } from '#web/lib/toast-store.ts';
import { setUnsaved } from '#web/lib/unsaved.ts';
import { savedScansQuery } from './saved-scans.queries.ts';

const CHANGE: Target<typeof changeScanSetup> = { method: 'PATCH', path: '/api/scanner/setup' };

/** The user's changes that the server doesn't have yet: the setup without and with them. */
type Edit = { before: ScanSetup; after: ScanSetup };
const changeOf = ({ before, after }: Edit) => findSetupChange(before, after);

/** In the query cache, so that they outlive the page and end with the session. */
export const editQuery = queryOptions<Edit | null>({
  queryKey: ['scan-setup-edit'],
  queryFn: skipToken,
  gcTime: Infinity,
});

/** The server's setup with the changes that aren't saved yet. */
export const applyEdit = (setup: ScanSetup, edit: Edit | null | undefined): ScanSetup =>
  edit ? applySetupChange(setup, changeOf(edit)) : setup;

/** Changes the setup that is shown, if it is loaded. */
export function editSetup(queries: QueryClient, change: (shown: ScanSetup) => ScanSetup): void {
  const before = queries.getQueryData(savedScansQuery.queryKey)?.setup;
  if (!before) return;
  const after = change(applyEdit(before, queries.getQueryData(editQuery.queryKey)));
  const edit: Edit = { before, after };
  queries.setQueryData(editQuery.queryKey, edit);
}

/** Saves what isn't saved yet. A repeated change is a no-op, so this may send changes that are on their way. */
async function saveEdit(queries: QueryClient, isLeaving = false): Promise<void> {
  const edit = queries.getQueryData(editQuery.queryKey);
  if (!edit) return;
  const setup = await call(CHANGE, changeOf(edit), { keepalive: isLeaving });
  // A fetch that began before the change would restore the old setup.
  await queries.cancelQueries({ queryKey: savedScansQuery.queryKey });
  queries.setQueryData(savedScansQuery.queryKey, (lists) => lists && { ...lists, setup });
  queries.setQueryData(editQuery.queryKey, (now) =>
    now && now.after !== edit.after ? { before: edit.after, after: now.after } : null,
  );
}

/** Sends the changes before the page closes, when a usual request would be aborted. */
export const saveOnLeaving = (queries: QueryClient): void => void saveEdit(queries, true).catch(() => null);

const UNSAVED = 'scan-setup';
const reportFailure = (error: Error) => showFailure('Failed to save the scan configuration', error);
const mayRecover = (error: Error): boolean => !(error instanceof ApiError) || error.status >= 500;

/** Saves one change at a time, and repeats until the server answers. Drops changes that the server refuses. */
export function useSaveEdit() {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: CHANGE.path },
    mutationFn: () => saveEdit(queries),
    // Repeats as soon as the browser is online.
    networkMode: 'offlineFirst',
    retry(failures, error) {
      if (!mayRecover(error)) return false;
      if (failures === 0) reportFailure(error);
      setUnsaved(UNSAVED, { what: 'The scan configuration', isOfPage: false });
      return true;
    },
    onError(error) {
      reportFailure(error);
      queries.setQueryData(editQuery.queryKey, null);
    },
    onSettled: () => setUnsaved(UNSAVED, null),
  });
}
