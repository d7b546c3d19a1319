import { queryOptions, skipToken, useMutation } from '@tanstack/react-query';
import type { readSlots } from '#contract/posts.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { nextQuarter, ownTimeZone } from '#web/lib/date-time.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';

const SLOTS: Target<typeof readSlots> = { method: 'GET', path: '/api/posts/slots' };

export type SlotRequest = {
  accountId: string | null;
  subreddit: string;
  /** Saved posts being moved, which therefore occupy no slot. */
  postIds: readonly string[];
};

const queryOf = (at: Date, { accountId, subreddit, postIds }: SlotRequest) => ({
  at: at.toISOString(),
  timeZone: ownTimeZone(),
  ...(accountId && { accountId }),
  ...(subreddit && { subreddit }),
  ...(postIds.length > 0 && { except: postIds.join(',') }),
});

/** Its key extends the list's, so invalidating the list invalidates this too. Null disables it. */
export function slotsQuery(at: Date | null, slotted: SlotRequest) {
  const query = at && queryOf(at, slotted);
  return queryOptions({
    queryKey: [...postsQuery.queryKey, 'slots', query],
    queryFn: query ? () => call(SLOTS, query) : skipToken,
  });
}

/** Never cached, because the next free slot moves on with the clock. */
export const useNextFreeTime = () =>
  useMutation({
    mutationFn: (slotted: SlotRequest) => call(SLOTS, queryOf(nextQuarter(), slotted)),
  });
