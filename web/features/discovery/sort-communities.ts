import type { Community } from '#contract/discovery.ts';
import type { CommunitySort } from './discovery-search.ts';

const VALUES: Record<Exclude<CommunitySort, 'match'>, (community: Community) => number> = {
  members: ({ members }) => members,
  posts: ({ dailyPosts }) => dailyPosts ?? -1,
  engagement: ({ engagementRate }) => engagementRate ?? -1,
};

/** The server's order, or highest figure first; communities without figures come last. */
export function sortCommunities(found: readonly Community[], sort: CommunitySort = 'match'): Community[] {
  if (sort === 'match') return [...found];
  const valueOf = VALUES[sort];
  return found.toSorted((one, other) => valueOf(other) - valueOf(one));
}
