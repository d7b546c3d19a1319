import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import type { changePosts, confirmPost, createPost, Post, retryPost, updatePost } from '#contract/posts.ts';
import type { restorePost } from '#contract/trash.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { postsQuery } from './posts.queries.ts';

const CREATE: Target<typeof createPost> = { method: 'POST', path: '/api/posts' };
export const UPDATE_POST: Target<typeof updatePost> = { method: 'PATCH', path: '/api/posts/:id' };
export const RESTORE_POST: Target<typeof restorePost> = { method: 'POST', path: '/api/trash/:id/restore' };
export const CHANGE_POSTS: Target<typeof changePosts> = { method: 'POST', path: '/api/posts/bulk' };
const RETRY: Target<typeof retryPost> = { method: 'POST', path: '/api/posts/:id/retry' };
const CONFIRM: Target<typeof confirmPost> = { method: 'POST', path: '/api/posts/:id/confirm' };

type NewPost = Omit<CallInput<typeof createPost>, 'idempotency-key'>;
export type PostChange = CallInput<typeof updatePost>;

export function useCreatePost() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ post, key }: { post: NewPost; key: string }) =>
      call(CREATE, post, { headers: { 'idempotency-key': key } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: postsQuery.queryKey }),
  });
}

export function useUpdatePost() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: PostChange) => call(UPDATE_POST, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: postsQuery.queryKey }),
  });
}

/** The list with a post as it is now, wherever it belongs. */
const withPost = (posts: readonly Post[], post: Post): Post[] =>
  [...posts.filter(({ id }) => id !== post.id), post].toSorted(
    (one, other) => other.createdAt.localeCompare(one.createdAt) || other.id.localeCompare(one.id),
  );

const PHASE_SHOWN = {
  draft: { status: 'draft', phase: 'draft' },
  scheduled: { status: 'scheduled', phase: 'waiting' },
  published: { status: 'scheduled', phase: 'publishing' },
} as const;

const changed = (post: Post, { status, scheduledAt, timeZone }: PostChange): Post => ({
  ...post,
  ...(scheduledAt !== undefined && { scheduledAt }),
  ...(timeZone !== undefined && { timeZone }),
  ...(status && { ...PHASE_SHOWN[status], problem: null, composeUrl: null }),
});

/** Changes one post and shows it at once; when it is refused, that post is again what it was. */
function useOptimistic<Input extends { id: string }>(
  send: (input: Input) => Promise<Post>,
  show: (post: Post, input: Input) => Post,
) {
  const queries = useQueryClient();
  const key = postsQuery.queryKey;
  const put = (post: Post) =>
    queries.setQueryData(key, (posts: Post[] | undefined) => posts && withPost(posts, post));
  return useMutation({
    mutationFn: send,
    async onMutate(input) {
      await queries.cancelQueries({ queryKey: key, exact: true });
      const before = queries.getQueryData(key)?.find(({ id }) => id === input.id);
      if (before) put(show(before, input));
      return before;
    },
    onSuccess: put,
    onError: (_error, _input, before) => before && put(before),
    onSettled: () => void queries.invalidateQueries({ queryKey: key }),
  });
}

const sendAgain = (post: Post) => changed(post, { id: post.id, status: 'published' });

export const useChangePost = () => useOptimistic((input: PostChange) => call(UPDATE_POST, input), changed);

export const useRetryPost = () => useOptimistic((input: { id: string }) => call(RETRY, input), sendAgain);

/** Not shown before the server has seen the link: it may be none. */
export const useConfirmPost = () =>
  useOptimistic(
    (input: CallInput<typeof confirmPost>) => call(CONFIRM, input),
    (post) => post,
  );

export function useRestorePosts() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) => Promise.all(ids.map((id) => call(RESTORE_POST, { id }))),
    onSettled: () => queries.invalidateQueries({ queryKey: postsQuery.queryKey }),
  });
}
