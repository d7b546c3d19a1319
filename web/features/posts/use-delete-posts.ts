import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { deletePost, Post } from '#contract/posts.ts';
import { ApiError, call, type Target } from '#web/lib/api-client.ts';
import { postsQuery } from './posts.queries.ts';

const DELETE: Target<typeof deletePost> = { method: 'DELETE', path: '/api/posts/:id' };

type Deleted = { deleted: string[]; kept: string[] };

/** Each deletion stands alone: a refused one holds none of the others back. */
async function deleteAll(ids: readonly string[]): Promise<Deleted> {
  const results = await Promise.allSettled(ids.map((id) => call(DELETE, { id })));
  const isGone = (_id: string, at: number) => {
    const result = results[at];
    // A browser repeats a request whose answer was lost; the repeated one finds nothing left to delete.
    return (
      result?.status === 'fulfilled' || (result?.reason instanceof ApiError && result.reason.status === 404)
    );
  };
  const deleted = ids.filter(isGone);
  const refused = results.find((result) => result.status === 'rejected');
  if (deleted.length === 0 && refused) throw refused.reason;
  return { deleted, kept: ids.filter((id) => !deleted.includes(id)) };
}

/** They leave the list at once; what could not be deleted comes back. */
export function useDeletePosts() {
  const queries = useQueryClient();
  const key = postsQuery.queryKey;
  const showAgain = (before: Post[] | undefined, deleted: readonly string[]) =>
    before &&
    queries.setQueryData(
      key,
      before.filter(({ id }) => !deleted.includes(id)),
    );
  return useMutation({
    mutationFn: deleteAll,
    async onMutate(ids) {
      await queries.cancelQueries({ queryKey: key, exact: true });
      const before = queries.getQueryData(key);
      queries.setQueryData(
        key,
        before?.filter(({ id }) => !ids.includes(id)),
      );
      return before;
    },
    onSuccess: ({ deleted, kept }, _ids, before) => kept.length > 0 && showAgain(before, deleted),
    onError: (_error, _ids, before) => showAgain(before, []),
    onSettled: () => void queries.invalidateQueries({ queryKey: key, exact: true }),
  });
}
