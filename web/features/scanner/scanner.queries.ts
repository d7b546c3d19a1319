import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import type * as scanner from '#contract/scanner.ts';
import type { Opportunity } from '#contract/scanner.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { useOptimisticMutation } from '#web/lib/use-optimistic-mutation.ts';
import type { ScannerSearch, ThreadState } from './scanner-search.ts';

const THREADS: Target<typeof scanner.listOpportunities> = {
  method: 'GET',
  path: '/api/opportunities/threads',
};
const VIEW: Target<typeof scanner.viewOpportunity> = {
  method: 'PATCH',
  path: '/api/opportunities/:id/view',
};
const SKIP: Target<typeof scanner.skipOpportunity> = {
  method: 'PATCH',
  path: '/api/opportunities/:id/skip',
};
const UNDO_SKIP: Target<typeof scanner.undoSkip> = { method: 'DELETE', path: SKIP.path };
const DETAILS: Target<typeof scanner.readThreadDetails> = {
  method: 'GET',
  path: '/api/opportunities/:id/thread-details',
};
const SAMPLE: Target<typeof scanner.generateSample> = {
  method: 'POST',
  path: '/api/opportunities/generate-sample',
};

const UNVIEWED: Target<typeof scanner.countUnviewed> = {
  method: 'GET',
  path: '/api/opportunities/unviewed',
};

export type ThreadFilter = CallInput<typeof scanner.listOpportunities>;

export const STATUS_FILTERS = {
  all: {},
  unviewed: { viewed: 'false' },
  viewed: { viewed: 'true' },
  skipped: { skipped: 'true' },
} as const satisfies Record<ThreadState, ThreadFilter>;
/** A view that hides no threads. Skipped threads have their own list. */
export const allThreadsView = (status: ThreadState) =>
  ({ score: '0', status: status === 'skipped' ? status : 'all' }) as const satisfies ScannerSearch;
export const allThreadsFilter = (status: ThreadState): ThreadFilter => ({
  score_min: 0,
  ...STATUS_FILTERS[allThreadsView(status).status],
});

/** The key of all thread lists, with any filter. */
export const OPPORTUNITIES_KEY = [THREADS.path] as const;
const threadsQuery = (filter: ThreadFilter) =>
  queryOptions({ queryKey: [...OPPORTUNITIES_KEY, filter], queryFn: () => call(THREADS, filter) });

export const unviewedQuery = queryOptions({ queryKey: [UNVIEWED.path], queryFn: () => call(UNVIEWED, {}) });

/** Scores of at least this number are green. */
export const GOOD_SCORE = '80';
export const goodUnviewedQuery = queryOptions({
  queryKey: [UNVIEWED.path, GOOD_SCORE],
  queryFn: () => call(UNVIEWED, { score_min: Number(GOOD_SCORE) }),
});

const MINUTE_MS = 60_000;

/** Refetched periodically while visible, because scores decay with age without an event. */
export const useThreads = (filter: ThreadFilter) =>
  useQuery({
    ...threadsQuery(filter),
    placeholderData: (before) => before,
    staleTime: MINUTE_MS,
    refetchOnWindowFocus: true,
    refetchInterval: 5 * MINUTE_MS,
  });
export const useThreadDetails = (id: string) =>
  useQuery({ queryKey: [DETAILS.path, id], queryFn: () => call(DETAILS, { id }), staleTime: 60_000 });
/** True if a thread's details were requested and have failed or are still pending. */
export function useIsMissingDetails(): (id: string) => boolean {
  const queries = useQueryClient();
  return (id) => {
    const asked = queries.getQueryState([DETAILS.path, id]);
    return asked !== undefined && (asked.status !== 'success' || asked.fetchStatus === 'fetching');
  };
}
export const useAddSamples = () => useMutation({ mutationFn: () => call(SAMPLE) });
/** `filter`: the list that shows the thread as read at once. */
export function useMarkViewed(filter: ThreadFilter) {
  const show = (isViewed: boolean) => (list: readonly Opportunity[], id: string) =>
    list.map((one) => (one.id === id ? { ...one, isViewed } : one));
  return useOptimisticMutation({
    queryKey: threadsQuery(filter).queryKey,
    send: (id: string) => call(VIEW, { id }),
    apply: show(true),
    revert: (list, _before, id) => show(false)(list, id),
    invalidates: { queryKey: OPPORTUNITIES_KEY },
  });
}
/** An answered thread counts as viewed. On failure it merely stays new. */
export function useMarkAnsweredViewed() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(VIEW, { id }),
    onSettled: () => queries.invalidateQueries({ queryKey: OPPORTUNITIES_KEY }),
  });
}
export const skipThread = (
  id: string,
  reason: CallInput<typeof scanner.skipOpportunity>['reason'],
): Promise<void> => call(SKIP, { id, reason });
export const undoSkip = (id: string): Promise<void> => call(UNDO_SKIP, { id });
