import { queryOptions, skipToken, useMutation } from '@tanstack/react-query';
import type { readSlots } from '#contract/posts.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { nextQuarter } from '#web/lib/local-time.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';

const SLOTS: Target<typeof readSlots> = { method: 'GET', path: '/api/posts/slots' };

/** What is to go out, and who has a say in when. */
export type Slotted = {
  accountId: string | null;
  subreddit: string;
  /** Saved posts that are moved: they stand in nobody's way. */
  postIds: readonly string[];
};

const askOf = (at: Date, { accountId, subreddit, postIds }: Slotted) => ({
  at: at.toISOString(),
  ...(accountId && { accountId }),
  ...(subreddit && { subreddit }),
  ...(postIds.length > 0 && { except: postIds.join(',') }),
});

/** Below the list's key, so that whatever makes the list stale makes this stale too. Null asks nothing. */
export function slotsQuery(at: Date | null, slotted: Slotted) {
  const asked = at && askOf(at, slotted);
  return queryOptions({
    queryKey: [...postsQuery.queryKey, 'slots', asked],
    queryFn: asked ? () => call(SLOTS, asked) : skipToken,
  });
}

/** Asked at each wish: what is free moves on with the time. */
export const useNextFreeTime = () =>
  useMutation({
    mutationFn: async (slotted: Slotted) => (await call(SLOTS, askOf(nextQuarter(), slotted))).nextAt,
  });
