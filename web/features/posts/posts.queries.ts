import { queryOptions } from '@tanstack/react-query';
import type { Target } from '#contract/place-input.ts';
import type { listPosts } from '#contract/posts.ts';
import { call } from '#web/lib/api-client.ts';

const POSTS: Target = { method: 'GET', path: '/api/posts' };

export const postsQuery = queryOptions({
  queryKey: [POSTS.path],
  queryFn: () => call<typeof listPosts>(POSTS),
});
