import { queryOptions, useQuery } from '@tanstack/react-query';
import type { readCommunityRules } from '#contract/communities.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const RULES: Target<typeof readCommunityRules> = { method: 'GET', path: '/api/subreddits/:name/rules' };
const RULES_FRESH_MS = 10 * 60_000;

const rulesQuery = (name: string) =>
  queryOptions({
    queryKey: [RULES.path, name],
    queryFn: () => call(RULES, { name }),
    staleTime: RULES_FRESH_MS,
  });

export const useCommunityRules = (name: string) => useQuery(rulesQuery(name));
