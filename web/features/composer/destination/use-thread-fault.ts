import { findThreadFault } from '#core/posts/find-post-faults.ts';
import { useSettled } from '#web/lib/use-settled.ts';

const TYPING_MS = 500;

/** Why a comment for this community cannot answer what the link leads to, once it is typed. */
export function useThreadFault(link: string, subreddit: string): string | undefined {
  const typed = useSettled(link.trim(), TYPING_MS);
  return (typed && typed === link.trim() && subreddit && findThreadFault(typed, subreddit)) || undefined;
}
