import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { CallInput } from '#contract/endpoint.ts';
import type { scanThreads } from '#contract/scanner.ts';
import type * as scansByHand from '#contract/scanning/scans-by-hand.ts';
import { call, type Target } from '#web/lib/api-client.ts';

const READ: Target<typeof scansByHand.readScan> = { method: 'GET', path: '/api/opportunities/scan' };
const START: Target<typeof scanThreads> = { method: 'POST', path: READ.path };
const STOP: Target<typeof scansByHand.stopScan> = { method: 'DELETE', path: READ.path };

/** The running scan or else the latest one, even if another page started it. */
export const scanQuery = queryOptions({ queryKey: [READ.path], queryFn: () => call(READ) });
export const useLatestScan = () => useQuery(scanQuery).data?.scan ?? null;
export const useStartScan = () =>
  useMutation({ mutationFn: (input: CallInput<typeof scanThreads>) => call(START, input) });
export const stopScan = (): Promise<void> => call(STOP);
