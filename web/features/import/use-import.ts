import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ImportedPost, importPosts } from '#contract/import.ts';
import { BULK_MAX } from '#contract/posts.ts';
import { CHANGE_POSTS, postsQuery } from '#web/features/posts/posts.queries.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { showFailure, showToast } from '#web/lib/toast-store.ts';

const IMPORT: Target<typeof importPosts> = { method: 'POST', path: '/api/posts/import' };

async function deleteAll(ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += BULK_MAX)
    await call(CHANGE_POSTS, { ids: ids.slice(from, from + BULK_MAX), action: 'delete' });
}

/** Imports the posts and offers to move them all to the trash again. */
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
    onSuccess: ({ ids }) => {
      void refresh();
      showToast({
        title: 'Success',
        description: ids.length === 1 ? '1 post imported' : `${ids.length} posts imported`,
        action: { label: 'Undo', run: () => undo(ids) },
      });
    },
  });
}
