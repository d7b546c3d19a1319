import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { readBeginning } from '#contract/beginning.ts';
import type { CallInput } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/posts.ts';
import type { Post } from '#contract/posts.ts';
import type { restorePost } from '#contract/trash.ts';
import { ApiError, call, type Target } from '#web/lib/api-client.ts';
import type { Attempt } from '#core/composer/attempt.ts';
import { createPostOnce, type NewPost } from './create-once.ts';
import type { PostChange } from './post-endpoints.ts';
import { readPosts, mergePosts } from './read-posts.ts';
import { sendChange } from './revisions/send-change.ts';
import { useOptimisticMutation } from '#web/lib/use-optimistic-mutation.ts';

const LIST = '/api/posts';
const HISTORY: Target<typeof endpoints.readPostHistory> = { method: 'GET', path: '/api/posts/:id/history' };
const BEGINNING: Target<typeof readBeginning> = { method: 'GET', path: '/api/posts/:id/beginning' };

export const postsQuery = queryOptions({ queryKey: [LIST], queryFn: ({ client }) => readPosts(client) });

/** This query's key extends the list's key, so invalidating the list invalidates this too. */
export const postHistoryQuery = (id: string) =>
  queryOptions({ queryKey: [LIST, id, 'history'], queryFn: () => call(HISTORY, { id }) });

export const beginningQuery = (id: string) =>
  queryOptions({
    queryKey: [BEGINNING.path, id],
    queryFn: () => call(BEGINNING, { id }),
    // Reopening a post must not show its state before the last save.
    gcTime: 0,
  });

const DELETE: Target<typeof endpoints.deletePost> = { method: 'DELETE', path: '/api/posts/:id' };
const RETRY: Target<typeof endpoints.retryPost> = { method: 'POST', path: '/api/posts/:id/retry' };
const CONFIRM: Target<typeof endpoints.confirmPost> = { method: 'POST', path: '/api/posts/:id/confirm' };
export const CHANGE_POSTS: Target<typeof endpoints.changePosts> = { method: 'POST', path: '/api/posts/bulk' };
export const RESTORE_POST: Target<typeof restorePost> = { method: 'POST', path: '/api/trash/:id/restore' };

const { queryKey } = postsQuery;

export function useCreatePost() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ post, attempt }: { post: NewPost; attempt: Attempt }) => createPostOnce(post, attempt),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
}

export function useUpdatePost() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: PostChange) => sendChange(input),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
}

export function useRestorePosts() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) => Promise.all(ids.map((id) => call(RESTORE_POST, { id }))),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

type PostsMutation<Input, Answer> = {
  send: (input: Input) => Promise<Answer>;
  idsOf: (input: Input) => readonly string[];
  /** Predicts the changed post, which is shown until the response arrives; null removes it. */
  show: (post: Post, input: Input) => Post | null;
  settle?: (posts: readonly Post[], answer: Answer, before: readonly Post[]) => Post[];
  /** Refetches only the list itself, not queries whose keys extend it, such as a post's history. */
  exact?: boolean;
};

/** Changes posts in the list optimistically; on refusal restores those posts. */
export function useOptimisticPosts<Input, Answer>(mutation: PostsMutation<Input, Answer>) {
  const { send, idsOf, show, settle, exact = false } = mutation;
  return useOptimisticMutation<Post[], Input, Answer>({
    queryKey,
    send,
    apply: (posts, input) =>
      posts.flatMap((post) => (idsOf(input).includes(post.id) ? (show(post, input) ?? []) : post)),
    revert: (posts, before, input) =>
      mergePosts(
        posts,
        before.filter(({ id }) => idsOf(input).includes(id)),
      ),
    ...(settle && { settle: (posts, answer, before) => settle(posts, answer, before ?? []) }),
    invalidates: { queryKey, exact },
  });
}

const PHASE_SHOWN = {
  draft: { status: 'draft', phase: 'draft' },
  scheduled: { status: 'scheduled', phase: 'waiting' },
  published: { status: 'scheduled', phase: 'publishing' },
} as const;

const changed = (post: Post, { status, scheduledAt, timeZone }: Omit<PostChange, 'id'>): Post => ({
  ...post,
  ...(scheduledAt !== undefined && { scheduledAt }),
  ...(timeZone !== undefined && { timeZone }),
  ...(status && { ...PHASE_SHOWN[status], problem: null, composeUrl: null }),
});

const onePost = {
  idsOf: ({ id }: { id: string }) => [id],
  settle: (posts: readonly Post[], post: Post) => mergePosts(posts, [post]),
};

/** `seen`: the post as its author saw it when making the change. */
export const useChangePost = () =>
  useOptimisticPosts({
    ...onePost,
    send: ({ seen, ...input }: PostChange & { seen?: Post }) =>
      sendChange({ ...input, ...(seen && { revision: seen.revision }) }, seen),
    show: changed,
  });

export const useRetryPost = () =>
  useOptimisticPosts({
    ...onePost,
    send: (input: { id: string }) => call(RETRY, input),
    show: (post) => changed(post, { status: 'published' }),
  });

/** Waits for the response before showing anything: the link may be invalid. */
export const useConfirmPost = () =>
  useOptimisticPosts({
    ...onePost,
    send: (input: CallInput<typeof endpoints.confirmPost>) => call(CONFIRM, input),
    show: (post) => post,
  });

type Deleted = { deleted: string[]; kept: string[] };

/** Each deletion is independent: a refused one doesn't stop the others. */
async function deleteAll(ids: readonly string[]): Promise<Deleted> {
  const results = await Promise.allSettled(ids.map((id) => call(DELETE, { id })));
  const isGone = (_id: string, at: number) => {
    const result = results[at];
    // A browser may repeat a request whose response got lost; the repeat finds nothing to delete.
    return (
      result?.status === 'fulfilled' || (result?.reason instanceof ApiError && result.reason.status === 404)
    );
  };
  const deleted = ids.filter(isGone);
  const refused = results.find((result) => result.status === 'rejected');
  if (deleted.length === 0 && refused) throw refused.reason;
  return { deleted, kept: ids.filter((id) => !deleted.includes(id)) };
}

export const useDeletePosts = () =>
  useOptimisticPosts({
    send: deleteAll,
    idsOf: (ids: readonly string[]) => ids,
    show: () => null,
    settle: (posts, { kept }, before) =>
      mergePosts(
        posts,
        before.filter(({ id }) => kept.includes(id)),
      ),
    // The history of a deleted post can't be read any more.
    exact: true,
  });
