import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';

export const scanResult = z.object({
  newOpportunities: z.int(),
  scannedCount: z.int(),
  /** Why threads were not kept. Missing from results of older versions. */
  leftOut: z.optional(
    z.object({
      /** Not part of `scannedCount`, and incomplete: reading stops at the first old thread. */
      tooOld: z.int(),
      noKeyword: z.int(),
      lowScore: z.int(),
    }),
  ),
  /** Communities not read: missing, closed, or after the scan failed. */
  unread: z.array(z.string()),
  /** Communities of which only the newest threads were read. */
  partly: z.array(z.string()),
  /** Why the scan failed, as a sentence; null if it didn't fail. */
  problem: z.nullable(z.string()),
  /** The progress when the user stopped the scan; null for a scan that finished. */
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
  /** The number of threads that will be in the list when the scan ends. */
  kept: z.int(),
  isStopping: z.boolean(),
  /** The outcome; null while the scan runs. */
  end: z.nullable(scanEnd),
});
export type ScanByHand = z.output<typeof scanByHand>;

export const readScan = endpoint({
  method: 'GET',
  path: '/api/opportunities/scan',
  summary: 'The progress of the running scan, or the outcome of the latest',
  access: 'user',
  scope: 'read',
  output: z.object({ scan: z.nullable(scanByHand) }),
  errors: ['UNAUTHORIZED'],
});

export const stopScan = endpoint({
  method: 'DELETE',
  path: '/api/opportunities/scan',
  summary: 'Stop the running scan before its next call; its threads are kept',
  access: 'user',
  scope: 'draft',
  output: null,
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});
