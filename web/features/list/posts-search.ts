import type { PostStatus } from '#contract/posts.ts';
import { oneOf, readText } from '#web/lib/search-values.ts';

/** A copy of the contract's list, because the router must not load the contract for every visitor. */
export const STATUS_ORDER: readonly PostStatus[] = ['draft', 'scheduled', 'published', 'failed'];

const SORTS = ['newest', 'oldest', 'next', 'upvotes'] as const;
export type PostSort = (typeof SORTS)[number];

/** The view of the list. Stored in the URL, so links and reloads keep it. */
export type PostsSearch = {
  status?: PostStatus | undefined;
  q?: string;
  sort?: PostSort;
  page?: number;
};

/** Reads the view from the URL, ignoring invalid values. */
export function readPostsSearch(search: Record<string, unknown>): PostsSearch {
  const status = oneOf(STATUS_ORDER, search['status']);
  const sort = oneOf(SORTS, search['sort']);
  const q = readText(search['q']);
  const page = Number(search['page']);
  return {
    ...(status && { status }),
    ...(q && { q }),
    ...(sort && sort !== 'newest' && { sort }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}
