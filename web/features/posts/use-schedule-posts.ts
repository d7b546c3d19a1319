import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Target } from '#contract/place-input.ts';
import type { changePosts, Post } from '#contract/posts.ts';
import { call } from '#web/lib/api-client.ts';
import { postsQuery } from './posts.queries.ts';

const BULK: Target = { method: 'POST', path: '/api/posts/bulk' };

export type Plan = {
  /** In the order in which they go out. */
  ids: readonly string[];
  /** When each of them does. */
  times: readonly number[];
  everyMinutes: number;
  timeZone: string;
};

function sendPlan({ ids, times, everyMinutes, timeZone }: Plan) {
  const startAt = new Date(times[0] ?? 0).toISOString();
  return call<typeof changePosts>(BULK, {
    ids: [...ids],
    action: 'schedule',
    startAt,
    everyMinutes,
    timeZone,
  });
}

const planned = (post: Post, { ids, times, timeZone }: Plan): Post => ({
  ...post,
  scheduledAt: new Date(times[ids.indexOf(post.id)] ?? 0).toISOString(),
  timeZone,
  status: 'scheduled',
  phase: 'waiting',
  problem: null,
  composeUrl: null,
});

/** They have their times at once; when they are refused, those posts are again what they were. */
export function useSchedulePosts() {
  const queries = useQueryClient();
  const key = postsQuery.queryKey;
  const put = (posts: readonly Post[]) =>
    queries.setQueryData(key, (all: Post[] | undefined) =>
      all?.map((post) => posts.find(({ id }) => id === post.id) ?? post),
    );
  return useMutation({
    mutationFn: sendPlan,
    async onMutate(plan) {
      await queries.cancelQueries({ queryKey: key, exact: true });
      const before = queries.getQueryData(key)?.filter(({ id }) => plan.ids.includes(id)) ?? [];
      put(before.map((post) => planned(post, plan)));
      return before;
    },
    onError: (_error, _plan, before) => before && put(before),
    onSettled: () => void queries.invalidateQueries({ queryKey: key }),
  });
}
