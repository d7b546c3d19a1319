import type { SizeFilter } from '#contract/discovery.ts';
import { oneOf, wordsOf } from '#web/lib/search-values.ts';

/** A copy of the contract's, because the router must not load the contract for every visitor. */
const SIZES: readonly SizeFilter[] = ['any', 'small', 'medium', 'large'];
const SORTS = ['match', 'members', 'posts', 'engagement'] as const;
export type CommunitySort = (typeof SORTS)[number];

/** What the page shows. It lives in the URL, so that a link or a reload shows the same. */
export type DiscoverySearch = { q?: string; size?: SizeFilter; sort?: CommunitySort };

/** Ignores what it does not understand. */
export function readDiscoverySearch(search: Record<string, unknown>): DiscoverySearch {
  const q = wordsOf(search['q']).trim();
  const size = oneOf(SIZES, search['size']);
  const sort = oneOf(SORTS, search['sort']);
  return {
    ...(q && { q }),
    ...(size && size !== 'any' && { size }),
    ...(sort && sort !== 'match' && { sort }),
  };
}
