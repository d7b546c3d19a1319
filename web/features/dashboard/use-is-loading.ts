import { useQueries } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { linksQuery } from '#web/features/links/links.queries.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { repliesQuery } from '#web/features/replies/replies.queries.ts';
import { goodUnviewedQuery } from '#web/features/scanner/scanner.queries.ts';
import { firstStepsQuery } from './first-steps.queries.ts';

/**
 * Whether it is open what the dashboard consists of: some parts are there only if they have something to say, and would
 * push the others down later. A query that failed once counts as open: the parts ask again when they are mounted, and
 * hiding them for that would never end.
 */
export function useIsLoading(): boolean {
  const isLoading = useQueries({
    queries: [postsQuery, firstStepsQuery, goodUnviewedQuery, linksQuery, repliesQuery],
    combine: (results) =>
      results.some(({ isPending, errorUpdateCount }) => isPending && errorUpdateCount === 0),
  });
  // Deferred, so that the whole page is rendered in steps that let clicks and typing through.
  return useDeferredValue(isLoading);
}
