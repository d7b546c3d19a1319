import * as savedScans from '#contract/scanning/saved-scans.ts';
import type { Schema } from '#server/adapters/db/schema.ts';
import { pollCommunities } from '#server/features/scan-hub/scan-hub-jobs.ts';
import { connectAccount, type PlatformApp } from './platform-app.ts';
import { runWaiting } from './run-waiting.ts';
import type { TestClient } from './test-client.ts';

export const HOUR_MS = 3_600_000;
/** Scan filters that keep every thread. */
export const KEEP_ALL = { maxAge: 24, minScore: 0, excludeStickied: true, limit: 500 };

/** A user with an account who watches two communities, or those of `scan`. */
export async function createWatcher(app: PlatformApp, name: string, scan: object = {}): Promise<TestClient> {
  const client = await app.as(name);
  await connectAccount(client, { username: 'sandbox_ada' });
  const usual = { name: 'All of it', subreddits: ['saas', 'webdev'], filters: KEEP_ALL };
  await client.call(savedScans.createSavedScan, { ...usual, ...scan });
  return client;
}

/** Runs the hub's next round, this long after the last. */
export async function runHub(app: PlatformApp, afterMs = HOUR_MS): Promise<void> {
  app.clock.advance(afterMs);
  await app.base.jobs.enqueue(app.base.db, pollCommunities, {}, { uniqueKey: pollCommunities.name });
  await runWaiting(app.clock, app.drainJobs());
}

/** The number of calls for a purpose or by a workspace. */
export async function countCalls(
  app: PlatformApp,
  by: Partial<Pick<Schema['call_meter'], 'purpose' | 'workspace_id'>>,
): Promise<number> {
  let query = app.base.db.selectFrom('call_meter').select(({ fn }) => fn.sum<number>('calls').as('calls'));
  if (by.purpose) query = query.where('purpose', '=', by.purpose);
  if (by.workspace_id) query = query.where('workspace_id', '=', by.workspace_id);
  return (await query.executeTakeFirst())?.calls ?? 0;
}
