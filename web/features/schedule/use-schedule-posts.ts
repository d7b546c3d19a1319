import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Post } from '#contract/posts.ts';
import { call } from '#web/lib/api-client.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { CHANGE_POSTS } from '#web/features/posts/posts.mutations.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { putBack } from '#web/features/posts/restore-plan.ts';

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
  return call(CHANGE_POSTS, {
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

function tellScheduled({ ids, times }: Plan, undo: () => void): void {
  const begin = dateTime(new Date(times[0] ?? 0).toISOString());
  const description =
    ids.length === 1
      ? `Post scheduled for ${begin}.`
      : `${ids.length} posts scheduled. The first goes out ${begin}.`;
  showToast({ title: 'Success', description, action: { label: 'Undo', run: undo } });
}

/** They have their times at once; when they are refused, or it is undone, those posts are again what they were. */
export function useSchedulePosts() {
  const queries = useQueryClient();
  const key = postsQuery.queryKey;
  const put = (posts: readonly Post[]) =>
    queries.setQueryData(key, (all: Post[] | undefined) =>
      all?.map((post) => posts.find(({ id }) => id === post.id) ?? post),
    );
  const refresh = () => void queries.invalidateQueries({ queryKey: key });
  return useMutation({
    mutationFn: sendPlan,
    async onMutate(plan) {
      await queries.cancelQueries({ queryKey: key, exact: true });
      const before = queries.getQueryData(key)?.filter(({ id }) => plan.ids.includes(id)) ?? [];
      put(before.map((post) => planned(post, plan)));
      return before;
    },
    onSuccess: (_answer, plan, before) => tellScheduled(plan, () => void putBack(before).finally(refresh)),
    onError: (_error, _plan, before) => before && put(before),
    onSettled: refresh,
  });
}
