import type { SizeFilter } from '#contract/discovery.ts';
import { oneOf, readText } from '#web/lib/search-values.ts';

/** A copy of the contract's values, because the router must not load the contract for every visitor. */
const SIZES: readonly SizeFilter[] = ['any', 'small', 'medium', 'large'];
const SORTS = ['match', 'members', 'posts', 'engagement'] as const;
export type CommunitySort = (typeof SORTS)[number];

/** The view of the page. Stored in the URL, so links and reloads keep it. */
export type DiscoverySearch = { q?: string; size?: SizeFilter; sort?: CommunitySort };

/** Reads the view from the URL, ignoring invalid values. */
export function readDiscoverySearch(search: Record<string, unknown>): DiscoverySearch {
  const q = readText(search['q']).trim();
  const size = oneOf(SIZES, search['size']);
  const sort = oneOf(SORTS, search['sort']);
  return {
    ...(q && { q }),
    ...(size && size !== 'any' && { size }),
    ...(sort && sort !== 'match' && { sort }),
  };
}
