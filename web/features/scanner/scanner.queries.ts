import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import type * as scanner from '#contract/scanner.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const THREADS: Target<typeof scanner.listOpportunities> = {
  method: 'GET',
  path: '/api/opportunities/threads',
};
const SCAN: Target<typeof scanner.scanThreads> = { method: 'POST', path: '/api/opportunities/scan' };
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
const REPLY: Target<typeof scanner.generateReply> = {
  method: 'POST',
  path: '/api/opportunities/:id/generate-reply',
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

/** All lists of found threads, whatever they are filtered by. */
export const OPPORTUNITIES_KEY = [THREADS.path] as const;
const threadsQuery = (filter: ThreadFilter) =>
  queryOptions({ queryKey: [...OPPORTUNITIES_KEY, filter], queryFn: () => call(THREADS, filter) });

export const unviewedQuery = queryOptions({ queryKey: [UNVIEWED.path], queryFn: () => call(UNVIEWED) });

export const useThreads = (filter: ThreadFilter) =>
  useQuery({ ...threadsQuery(filter), placeholderData: (before) => before });
export const useThreadDetails = (id: string) =>
  useQuery({ queryKey: [DETAILS.path, id], queryFn: () => call(DETAILS, { id }), staleTime: 60_000 });
export const useScanCall = () =>
  useMutation({ mutationFn: (input: CallInput<typeof scanner.scanThreads>) => call(SCAN, input) });
export const useSampleCall = () => useMutation({ mutationFn: () => call(SAMPLE) });
export const useReplyCall = () =>
  useMutation({ mutationFn: (input: CallInput<typeof scanner.generateReply>) => call(REPLY, input) });
export const markViewed = (id: string): Promise<void> => call(VIEW, { id });
export const skipThread = (
  id: string,
  reason: CallInput<typeof scanner.skipOpportunity>['reason'],
): Promise<void> => call(SKIP, { id, reason });
export const undoSkip = (id: string): Promise<void> => call(UNDO_SKIP, { id });
