import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Output } from '#contract/endpoint.ts';
import type { Post } from '#contract/posts.ts';
import type { emptyTrash, listTrash, removePost, TrashedPost } from '#contract/trash.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { textOfRefusal } from '#web/lib/refusal.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { RESTORE_POST } from '#web/features/posts/posts.mutations.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { trashQuery } from './trash.queries.ts';

const REMOVE: Target<typeof removePost> = { method: 'DELETE', path: '/api/trash/:id' };
const EMPTY: Target<typeof emptyTrash> = { method: 'DELETE', path: '/api/trash' };

type Trash = Output<typeof listTrash>;

const without = ({ total, posts }: Trash, id: string): Trash => ({
  total: total - 1,
  posts: posts.filter((post) => post.id !== id),
});

/** It leaves the trash at once; when that is refused, it is there again. */
function useLeaving<Answer>(send: (post: TrashedPost) => Promise<Answer>) {
  const queries = useQueryClient();
  const { queryKey } = trashQuery;
  return useMutation({
    mutationFn: send,
    async onMutate({ id }) {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      if (before) queries.setQueryData(queryKey, without(before, id));
      return before;
    },
    onError: (_error, _post, before) => before && queries.setQueryData(queryKey, before),
    onSettled: () => void queries.invalidateQueries({ queryKey: postsQuery.queryKey }),
  });
}

const tell = (description: string) => showToast({ title: 'Success', description });
const tellFailure = (what: string, why: unknown) =>
  showToast({
    title: 'Error',
    description: [what, textOfRefusal(why)].filter(Boolean).join('. '),
    kind: 'destructive',
  });

/** What is planned again is said, and what is not any more. */
function tellRestored(before: TrashedPost, { phase }: Post): void {
  if (before.phase === 'waiting' && phase === 'draft')
    tell('Post restored as a draft. Choose a new time for it.');
  else tell(phase === 'waiting' ? 'Post restored. It goes out at its time.' : 'Post restored');
}

export function useTrashActions() {
  const queries = useQueryClient();
  const restoring = useLeaving(({ id }) => call(RESTORE_POST, { id }));
  const removing = useLeaving(({ id }) => call(REMOVE, { id }));
  const emptying = useMutation({
    mutationFn: () => call(EMPTY),
    onSettled: () => queries.invalidateQueries({ queryKey: postsQuery.queryKey }),
  });

  async function empty(): Promise<void> {
    try {
      const { removed } = await emptying.mutateAsync();
      tell(removed === 1 ? '1 post deleted for good' : `${removed} posts deleted for good`);
    } catch (why) {
      tellFailure('Failed to empty the trash', why);
    }
  }

  const restore = (post: TrashedPost) =>
    restoring.mutate(post, {
      onSuccess: (restored) => tellRestored(post, restored),
      onError: (why) => tellFailure('Failed to restore post', why),
    });

  const remove = (post: TrashedPost) =>
    removing.mutate(post, {
      onSuccess: () => tell('Post deleted for good'),
      onError: (why) => tellFailure('Failed to delete post', why),
    });

  return { restore, remove, empty, emptying: emptying.isPending };
}
