import { useQuery } from '@tanstack/react-query';
import type { readAdmission } from '#contract/communities.ts';
import { communityName } from '#contract/fields.ts';
import type { PostType } from '#contract/posts.ts';
import { tellAdmission } from '#core/communities/tell-admission.ts';
import { useCommunity } from '#web/features/accounts/accounts.queries.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { useSettled } from '#web/lib/use-settled.ts';

const ADMISSION: Target<typeof readAdmission> = { method: 'GET', path: '/api/subreddits/:name/admission' };
const TYPING_MS = 500;
const FRESH_MS = 10 * 60_000;

/** Who may post in a community and with which flairs, once its name is typed; null for none. */
export const useAdmission = (subreddit: string) => useAdmissionState(subreddit).admission;

/** The same, and whether it is being read. */
export function useAdmissionState(subreddit: string) {
  const { data: name = '' } = communityName.safeParse(useSettled(subreddit, TYPING_MS));
  const { data, isFetching, refetch } = useQuery({
    queryKey: [ADMISSION.path, name.toLowerCase()],
    queryFn: () => call(ADMISSION, { name }),
    staleTime: FRESH_MS,
    enabled: name !== '',
  });
  const { data: typed } = communityName.safeParse(subreddit);
  // What is known is of the name as it stands, also while another is typed.
  const admission = data && data.name.toLowerCase() === typed?.toLowerCase() ? data : null;
  return { admission, isFetching, refetch };
}

/** What to say at the field of a community before anything is written for it. */
export function useAdmissionNote(subreddit: string, type: PostType): { error?: string; hint?: string } {
  const admission = useAdmission(subreddit);
  const mode = useCommunity().data?.mode;
  const told = admission && mode && tellAdmission(admission, type, mode);
  if (!admission || !told) return {};
  return admission.access === 'approvedOnly' ? { hint: told } : { error: told };
}
