import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Output } from '#contract/endpoint.ts';
import type { Post } from '#contract/posts.ts';
import type { emptyTrash, listTrash, removePost, TrashedPost } from '#contract/trash.ts';
import { postsQuery, RESTORE_POST } from '#web/features/posts/posts.queries.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import { useOptimisticMutation } from '#web/lib/use-optimistic-mutation.ts';

const TRASH: Target<typeof listTrash> = { method: 'GET', path: '/api/trash' };

/** This query's key extends the list's key, so invalidating the list invalidates this too. */
export const trashQuery = queryOptions({
  queryKey: [...postsQuery.queryKey, 'trash'],
  queryFn: () => call(TRASH),
});

const REMOVE: Target<typeof removePost> = { method: 'DELETE', path: '/api/trash/:id' };
const EMPTY: Target<typeof emptyTrash> = { method: 'DELETE', path: '/api/trash' };

type Trash = Output<typeof listTrash>;

const without = ({ total, posts }: Trash, { id }: TrashedPost): Trash => ({
  total: total - 1,
  posts: posts.filter((post) => post.id !== id),
});

const withPost = ({ total, posts }: Trash, post: TrashedPost): Trash => ({
  total: total + 1,
  posts: [...posts, post].toSorted((one, other) => other.deletedAt.localeCompare(one.deletedAt)),
});

/** Removes a post from the trash at once, and puts it back on refusal. */
const useRemoval = <Answer>(send: (post: TrashedPost) => Promise<Answer>) =>
  useOptimisticMutation({
    queryKey: trashQuery.queryKey,
    send,
    apply: without,
    revert: (trash: Trash, _before, post) => withPost(trash, post),
    invalidates: { queryKey: postsQuery.queryKey },
  });

const showSuccess = (description: string) => showToast({ title: 'Success', description });

function showRestored(trashed: TrashedPost, { phase }: Post): void {
  if (trashed.phase === 'waiting' && phase === 'draft')
    showSuccess('Post restored as a draft. Choose a new time for it.');
  else showSuccess(phase === 'waiting' ? 'Post restored. It is scheduled again.' : 'Post restored');
}

export function useTrashActions() {
  const queries = useQueryClient();
  const restoring = useRemoval(({ id }) => call(RESTORE_POST, { id }));
  const removing = useRemoval(({ id }) => call(REMOVE, { id }));
  const emptying = useMutation({
    mutationFn: () => call(EMPTY),
    onSettled: () => queries.invalidateQueries({ queryKey: postsQuery.queryKey }),
  });

  async function empty(): Promise<void> {
    try {
      const { removed } = await emptying.mutateAsync();
      showSuccess(removed === 1 ? '1 post deleted for good' : `${removed} posts deleted for good`);
    } catch (error) {
      showFailure('Failed to empty the trash', error);
    }
  }

  async function restore(post: TrashedPost): Promise<void> {
    try {
      showRestored(post, await restoring.mutateAsync(post));
    } catch (error) {
      showFailure('Failed to restore post', error);
    }
  }

  async function remove(post: TrashedPost): Promise<void> {
    try {
      await removing.mutateAsync(post);
      showSuccess('Post deleted for good');
    } catch (error) {
      showFailure('Failed to delete post', error);
    }
  }

  return { restore, remove, empty, emptying: emptying.isPending };
}
