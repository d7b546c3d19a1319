import { useQuery } from '@tanstack/react-query';
import type { readAdmission } from '#contract/communities.ts';
import { communityName } from '#contract/fields.ts';
import type { PostType } from '#contract/posts.ts';
import { explainAccess } from '#core/communities/explain-access.ts';
import { useCommunity } from '#web/features/accounts/accounts.queries.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';

const ADMISSION: Target<typeof readAdmission> = { method: 'GET', path: '/api/subreddits/:name/admission' };
const TYPING_MS = 500;
const FRESH_MS = 10 * 60_000;

/** Who may post in a community and with which flairs; null until the name is typed and known. */
export const usePostingAccess = (subreddit: string) => usePostingAccessState(subreddit).admission;

/** Like `usePostingAccess`, with the loading state. */
export function usePostingAccessState(subreddit: string) {
  const { data: name = '' } = communityName.safeParse(useDebounced(subreddit, TYPING_MS));
  const { data, isFetching, refetch } = useQuery({
    queryKey: [ADMISSION.path, name.toLowerCase()],
    queryFn: () => call(ADMISSION, { name }),
    staleTime: FRESH_MS,
    enabled: name !== '',
  });
  const { data: typed } = communityName.safeParse(subreddit);
  // Hides the previous community's data while another name is typed.
  const admission = data && data.name.toLowerCase() === typed?.toLowerCase() ? data : null;
  return { admission, isFetching, refetch };
}

/** The error or hint at the community field, shown before a text is written. */
export function usePostingAccessNote(subreddit: string, type: PostType): { error?: string; hint?: string } {
  const admission = usePostingAccess(subreddit);
  const mode = useCommunity().data?.mode;
  const note = admission && mode && explainAccess(admission, type, mode);
  if (!admission || !note) return {};
  return admission.access === 'approvedOnly' ? { hint: note } : { error: note };
}
