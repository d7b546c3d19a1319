import { useQueryClient } from '@tanstack/react-query';
import type { Post } from '#contract/posts.ts';
import { type PostChange, UPDATE_POST } from '#web/features/posts/post-endpoints.ts';
import { CHANGE_POSTS, postsQuery, useOptimisticPosts } from '#web/features/posts/posts.queries.ts';
import { call } from '#web/lib/api-client.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { showFailure, showToast } from '#web/lib/toast-store.ts';

export type Plan = {
  /** In the order in which the posts go out. */
  ids: readonly string[];
  /** When each goes out, as epoch milliseconds. */
  times: readonly number[];
  /** The minutes between evenly spaced posts; null if each has its own time. */
  everyMinutes: number | null;
  timeZone: string;
};

const instantOf = (at: number | undefined): string => new Date(at ?? 0).toISOString();
const isAhead = (at: string | null) => at !== null && Date.parse(at) > Date.now();

/** A post whose former time has passed becomes a draft; one changed since then stays. */
const formerPlan = ({ id, phase, revision, scheduledAt, timeZone }: Post): PostChange => ({
  id,
  revision: revision + 1,
  status: phase === 'waiting' && isAhead(scheduledAt) ? 'scheduled' : 'draft',
  scheduledAt,
  timeZone,
});

/** Restores the posts' former plans. Reports posts that were published meanwhile. */
async function restorePlans(posts: readonly Post[]): Promise<void> {
  const results = await Promise.allSettled(posts.map((post) => call(UPDATE_POST, formerPlan(post))));
  const kept = results.filter(({ status }) => status === 'rejected').length;
  if (kept > 0) showFailure(`${kept} of ${posts.length} couldn’t be changed back. Look at them in the list.`);
}

function showScheduled({ ids, times }: Plan, undo: () => void): void {
  const start = dateTime(instantOf(times[0]));
  const description =
    ids.length === 1
      ? `Post scheduled for ${start}.`
      : `${ids.length} posts scheduled. The first goes out ${start}.`;
  showToast({ title: 'Success', description, action: { label: 'Undo', run: undo } });
}

/** Schedules several posts in one request: all of them or none. */
export function useSchedulePosts() {
  const queries = useQueryClient();
  const { queryKey } = postsQuery;
  const seenOf = (ids: readonly string[]) =>
    queries.getQueryData(queryKey)?.filter(({ id }) => ids.includes(id)) ?? [];
  const { mutateAsync } = useOptimisticPosts({
    send: ({ ids, times, everyMinutes, timeZone }: Plan) =>
      call(CHANGE_POSTS, {
        ids: [...ids],
        action: 'schedule',
        revisions: Object.fromEntries(seenOf(ids).map(({ id, revision }) => [id, revision])),
        ...(everyMinutes === null
          ? { times: times.map(instantOf) }
          : { startAt: instantOf(times[0]), everyMinutes }),
        timeZone,
      }),
    idsOf: ({ ids }) => ids,
    show: (post, { ids, times, timeZone }) => ({
      ...post,
      scheduledAt: instantOf(times[ids.indexOf(post.id)]),
      timeZone,
      status: 'scheduled',
      phase: 'waiting',
      problem: null,
      composeUrl: null,
    }),
  });
  return async (plan: Plan): Promise<void> => {
    const before = seenOf(plan.ids);
    await mutateAsync(plan);
    showScheduled(
      plan,
      () => void restorePlans(before).finally(() => void queries.invalidateQueries({ queryKey })),
    );
  };
}
