import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import type { Target } from '#contract/place-input.ts';
import type { createPost, updatePost } from '#contract/posts.ts';
import { call } from '#web/lib/api-client.ts';
import { postsQuery } from './posts.queries.ts';

const CREATE: Target = { method: 'POST', path: '/api/posts' };
const UPDATE: Target = { method: 'PATCH', path: '/api/posts/:id' };

type NewPost = Omit<CallInput<typeof createPost>, 'idempotency-key'>;

export function useCreatePost() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ post, key }: { post: NewPost; key: string }) =>
      call<typeof createPost>(CREATE, post, { headers: { 'idempotency-key': key } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: postsQuery.queryKey }),
  });
}

export function useUpdatePost() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<typeof updatePost>) => call<typeof updatePost>(UPDATE, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: postsQuery.queryKey }),
  });
}
