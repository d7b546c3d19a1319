import type { PostStatus } from '#contract/posts.ts';

/** Written out: the router would bring the whole contract to every visitor. */
const STATUSES: readonly PostStatus[] = ['draft', 'scheduled', 'published', 'failed'];

const SORTS = ['newest', 'oldest', 'next', 'upvotes'] as const;
export type PostSort = (typeof SORTS)[number];

/** How the list is looked at; it stands in the address, so that a link or a reload shows the same. */
export type PostsSearch = {
  status?: PostStatus | undefined;
  q?: string;
  sort?: PostSort;
  page?: number;
};

const oneOf = <Value extends string>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given);

/** The router reads an address's values as JSON, so some words arrive as numbers. */
const wordsOf = (given: unknown): string =>
  typeof given === 'string'
    ? given
    : typeof given === 'number' || typeof given === 'boolean'
      ? `${given}`
      : '';

/** What is not understood is left out. */
export function readPostsSearch(search: Record<string, unknown>): PostsSearch {
  const status = oneOf(STATUSES, search['status']);
  const sort = oneOf(SORTS, search['sort']);
  const q = wordsOf(search['q']);
  const page = Number(search['page']);
  return {
    ...(status && { status }),
    ...(q && { q }),
    ...(sort && sort !== 'newest' && { sort }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}
