import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';

export const scanResult = z.object({
  newOpportunities: z.int(),
  scannedCount: z.int(),
  /** Communities that were not read: they do not exist, are closed, or the scan could not go on. */
  unread: z.array(z.string()),
  /** Those of which only the newest threads were read. */
  partly: z.array(z.string()),
  /** Why it could not go on, in a sentence; null if it did. */
  problem: z.nullable(z.string()),
  /** How far it was where somebody stopped it; null for a scan that ran to its end. */
  stopped: z.nullable(z.object({ communitiesRead: z.int(), communities: z.int(), kept: z.int() })),
});
export type ScanResult = z.output<typeof scanResult>;

const scanEnd = z.union([z.object({ result: scanResult }), z.object({ problem: z.string() })]);
export type ScanEnd = z.output<typeof scanEnd>;

const scanByHand = z.object({
  startedAt: instant,
  communities: z.int(),
  communitiesRead: z.int(),
  threadsRead: z.int(),
  /** Threads that will stand in the list when it ends. */
  kept: z.int(),
  isStopping: z.boolean(),
  /** What came of it; null while it runs. */
  end: z.nullable(scanEnd),
});
export type ScanByHand = z.output<typeof scanByHand>;

export const readScan = endpoint({
  method: 'GET',
  path: '/api/opportunities/scan',
  summary: 'How far the scan is that runs, or what came of the latest',
  access: 'user',
  output: z.object({ scan: z.nullable(scanByHand) }),
  errors: ['UNAUTHORIZED'],
});

export const stopScan = endpoint({
  method: 'DELETE',
  path: '/api/opportunities/scan',
  summary: 'Stop the scan that runs before its next call; what it has found is kept',
  access: 'user',
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});
