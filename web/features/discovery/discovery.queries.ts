import { queryOptions, useQuery } from '@tanstack/react-query';
import type { listCommunities, readCommunity } from '#contract/discovery.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import type { DiscoverySearch } from './discovery-search.ts';

const LIST: Target<typeof listCommunities> = { method: 'GET', path: '/api/subreddits' };

export const COMMUNITIES_KEY = [LIST.path] as const;

const communitiesQuery = ({ q = '', size = 'any' }: DiscoverySearch) =>
  queryOptions({
    queryKey: [...COMMUNITIES_KEY, 'found', q, size],
    queryFn: () => call(LIST, { q, size }),
    // New figures arrive while the page is open, but search results stay valid for ten minutes.
    staleTime: 10 * 60_000,
  });

export const useCommunities = (search: DiscoverySearch) => useQuery(communitiesQuery(search));

const READ: Target<typeof readCommunity> = { method: 'GET', path: '/api/subreddits/:name' };

const communityQuery = (name: string) =>
  queryOptions({
    queryKey: [...COMMUNITIES_KEY, 'page', name.toLowerCase()],
    queryFn: () => call(READ, { name }),
    staleTime: 10 * 60_000,
  });

export const useCommunityPage = (name: string) => useQuery(communityQuery(name));
