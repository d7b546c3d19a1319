import { findThreadFault } from '#core/posts/find-post-faults.ts';
import { useCommunity } from '#web/features/accounts/accounts.queries.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';

const TYPING_MS = 500;
const ELSEWHERE =
  'This thread isn’t in the practice community, so nothing can answer it from here. Copy the address of one that is.';

/** Why a comment in this community can't answer the linked thread, once the link is typed. */
export function useThreadFault(link: string, subreddit: string): string | undefined {
  const typed = useDebounced(link.trim(), TYPING_MS);
  const { data: platform } = useCommunity();
  if (!typed || typed !== link.trim() || !subreddit) return undefined;
  const fault = findThreadFault(typed, subreddit);
  if (fault || platform?.mode !== 'sandbox' || !platform.url) return fault ?? undefined;
  const host = URL.parse(typed)?.host;
  return host && host !== URL.parse(platform.url)?.host ? ELSEWHERE : undefined;
}
