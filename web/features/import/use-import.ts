import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IMPORT_MAX, type ImportedPost, type importPosts, type preflightImport } from '#contract/import.ts';
import { BULK_MAX } from '#contract/posts.ts';
import { CHANGE_POSTS, postsQuery } from '#web/features/posts/posts.queries.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { formatCount } from '#web/lib/format-number.ts';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import type { Sendable } from './planned-rows.ts';

const IMPORT: Target<typeof importPosts> = { method: 'POST', path: '/api/posts/import' };
const PREFLIGHT: Target<typeof preflightImport> = {
  method: 'POST',
  path: '/api/posts/import/preflight',
};
const FRESH_MS = 30_000;

async function deleteAll(ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += BULK_MAX)
    await call(CHANGE_POSTS, { ids: ids.slice(from, from + BULK_MAX), action: 'delete' });
}

/** Imports the posts and offers to move them all to the trash. */
export function useImport() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: postsQuery.queryKey });

  const undo = (ids: readonly string[]) =>
    void deleteAll(ids)
      .catch(() => showFailure('Failed to delete the posts'))
      .finally(() => void refresh());

  return useMutation({
    mutationFn: ({ rows, key }: { rows: ImportedPost[]; key: string }) =>
      call(IMPORT, { rows }, { headers: { 'idempotency-key': key } }),
    onSuccess: ({ ids }, { rows }) => {
      const scheduled = rows.filter(({ status }) => status === 'scheduled').length;
      void refresh();
      showToast({
        title: 'Success',
        description: `${formatCount(ids.length, 'post')} imported${scheduled > 0 ? `, ${scheduled} scheduled` : ''}`,
        action: { label: 'Undo', run: () => undo(ids) },
      });
    },
  });
}

const NO_FAULTS: ReadonlyMap<number, string> = new Map();

/** For each line, why the server would refuse to schedule the post under its community's rules. */
export function usePredictedFaults(sendable: readonly Sendable[]): ReadonlyMap<number, string> {
  const scheduled = sendable.filter(({ post }) => post.status === 'scheduled').slice(0, IMPORT_MAX);
  const rows = scheduled.map(({ post }) => post);
  const { data } = useQuery({
    queryKey: [PREFLIGHT.path, JSON.stringify(rows)],
    queryFn: rows.length > 0 ? ({ signal }) => call(PREFLIGHT, { rows }, { signal }) : skipToken,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
  });
  if (!data) return NO_FAULTS;
  const faults = data.flatMap((checked, index) => {
    const block = checked?.findings.find(({ severity }) => severity === 'block');
    const line = scheduled[index]?.line;
    return block && line !== undefined ? [[line, `${block.text} ${block.remedy}`] as const] : [];
  });
  return new Map(faults);
}
