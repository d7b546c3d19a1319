import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type * as endpoints from '#contract/first-steps.ts';
import { postsQuery, useCreatePost } from '#web/features/posts/posts.queries.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { type Attempt, markSent } from '#core/composer/attempt.ts';
import { ensureAttempt } from '#web/lib/attempt.ts';
import { PLUG_POST } from './plug-post.ts';

const THREAD: Target<typeof endpoints.readPracticeThread> = {
  method: 'GET',
  path: '/api/first-steps/threads/:id',
};
const LOSE: Target<typeof endpoints.dropPracticeResponse> = {
  method: 'POST',
  path: '/api/first-steps/lost-answer',
};

const [UNTIL_ANSWERED_MS, AFTERWARDS_MS] = [3_000, 10_000];

/** Polls until an error: no live event announces an answer in the sandbox. */
export const practiceThreadQuery = (id: string) =>
  queryOptions({
    queryKey: [THREAD.path, id],
    queryFn: () => call(THREAD, { id }),
    refetchInterval: ({ state }) =>
      state.status !== 'error' && (state.data?.answers.length ? AFTERWARDS_MS : UNTIL_ANSWERED_MS),
  });

/** Makes the sandbox drop its response to this post, then sends the post. Can be repeated if a response arrived. */
export function usePullPlug() {
  const create = useCreatePost();
  const queries = useQueryClient();
  const last = useRef<Attempt>(null);
  return useMutation({
    mutationFn: async (redditAccountId: string | null) => {
      const post = { ...PLUG_POST, redditAccountId, status: 'published' as const };
      const attempt = ensureAttempt(last.current);
      last.current = markSent(attempt);
      await call(LOSE, { title: post.title });
      const sent = await create.mutateAsync({ post, attempt });
      last.current = null;
      return sent;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: postsQuery.queryKey }),
  });
}
