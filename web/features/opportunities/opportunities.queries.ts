import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import type * as opportunities from '#contract/opportunities.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const TRENDING: Target<typeof opportunities.listTrending> = {
  method: 'GET',
  path: '/api/opportunities/trending',
};
const RECOMMENDED: Target<typeof opportunities.listRecommendations> = {
  method: 'GET',
  path: '/api/opportunities/recommendations',
};
const MATCH: Target<typeof opportunities.matchProduct> = {
  method: 'POST',
  path: '/api/opportunities/matches',
};

const trendingQuery = queryOptions({ queryKey: [TRENDING.path], queryFn: () => call(TRENDING) });
export const recommendationsQuery = queryOptions({
  queryKey: [RECOMMENDED.path],
  queryFn: () => call(RECOMMENDED),
});

export const useTrending = () => useQuery(trendingQuery);
export const useRecommendations = () => useQuery(recommendationsQuery);
export const useMatchProduct = () =>
  useMutation({ mutationFn: (input: CallInput<typeof opportunities.matchProduct>) => call(MATCH, input) });
