import { usePreflight } from '#web/features/preflight/preflight.queries.ts';
import { ownTimeZone } from '#web/lib/date-time.ts';
import type { Reply } from './use-reply.ts';

/** What the rules say of a reply as it stands, now and from this account. */
export function useReplyPreflight(
  { reply, words }: Reply,
  { subreddit }: { subreddit: string },
  redditAccountId?: string,
) {
  const check = usePreflight(
    reply && {
      name: subreddit,
      ...words,
      timeZone: ownTimeZone(),
      ...(redditAccountId !== undefined && { redditAccountId }),
    },
  );
  // What a text keeps to is told where there is room for it, in the generator.
  return { ...check, data: check.data && { ...check.data, kept: [] } };
}
