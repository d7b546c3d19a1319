import { useQueries } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { linksQuery } from '#web/features/links/links.queries.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { repliesQuery } from '#web/features/replies/replies.queries.ts';
import { goodUnviewedQuery } from '#web/features/scanner/scanner.queries.ts';
import { firstStepsQuery } from './first-steps.queries.ts';

/**
 * True until the dashboard's contents are known, because optional parts would push others down later. A failed query counts
 * as settled: its part retries on mount, and waiting for it would never end.
 */
export function useIsLoading(): boolean {
  const isLoading = useQueries({
    queries: [postsQuery, firstStepsQuery, goodUnviewedQuery, linksQuery, repliesQuery],
    combine: (results) =>
      results.some(({ isPending, errorUpdateCount }) => isPending && errorUpdateCount === 0),
  });
  // Deferred, so rendering the page doesn't block clicks and typing.
  return useDeferredValue(isLoading);
}
