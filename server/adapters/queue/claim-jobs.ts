import type { Selectable } from 'kysely';
import { newToken } from '../crypto/random.ts';
import type { Schema } from '../db/schema.ts';
import type { JobDefinition } from './job.ts';
import type { QueuePorts } from './queue-ports.ts';

export type JobRow = Selectable<Schema['jobs']>;
export type Claimed = JobRow & { lease_token: string };

/** Leases due jobs to this worker. Concurrent workers never lease the same row. */
export async function claimDueJobs(
  { engine, clock, random }: QueuePorts,
  jobs: readonly JobDefinition[],
  limit: number,
) {
  const now = clock.now();
  const claimed: Claimed[] = [];
  for (const job of jobs) {
    if (claimed.length >= limit) break;
    const lease_token = newToken(random);
    const due = engine.skipLocked(
      engine.db
        .selectFrom('jobs')
        .select('id')
        .where('name', '=', job.name)
        .where('finished_at', 'is', null)
        .where('run_at', '<=', now)
        .where((free) => free.or([free('leased_until', 'is', null), free('leased_until', '<', now)]))
        .orderBy('run_at')
        .limit(limit - claimed.length),
    );
    const rows = await engine.db
      .updateTable('jobs')
      .set((row) => ({
        lease_token,
        leased_until: now + job.leaseMs,
        attempts: row('attempts', '+', 1),
      }))
      .where('id', 'in', due)
      .returningAll()
      .execute();
    for (const row of rows) claimed.push({ ...row, lease_token });
  }
  return claimed;
}

/** Leases one pending job by its key, due or not; null if another worker holds it. */
export async function claimByKey(
  { engine, clock, random }: QueuePorts,
  job: JobDefinition,
  key: string,
): Promise<Claimed | null> {
  const lease_token = newToken(random);
  const row = await engine.db
    .updateTable('jobs')
    .set((jobs) => ({
      lease_token,
      leased_until: clock.now() + job.leaseMs,
      attempts: jobs('attempts', '+', 1),
    }))
    .where('unique_key', '=', key)
    .where('finished_at', 'is', null)
    .where((free) => free.or([free('leased_until', 'is', null), free('leased_until', '<', clock.now())]))
    .returningAll()
    .executeTakeFirst();
  return row ? { ...row, lease_token } : null;
}

/** When the next of these jobs becomes due or an abandoned lease expires. */
export async function nextDueAt(
  { engine }: QueuePorts,
  jobs: readonly JobDefinition[],
): Promise<number | null> {
  const names = jobs.map(({ name }) => name);
  const row = await engine.db
    .selectFrom('jobs')
    .select(({ fn }) => fn.min(fn.coalesce('leased_until', 'run_at')).as('at'))
    .where('finished_at', 'is', null)
    .where('name', 'in', names)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** False if the lease was lost and the row belongs to another worker. */
export async function updateClaimed(
  { engine }: QueuePorts,
  row: Claimed,
  set: Partial<JobRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await engine.db
    .updateTable('jobs')
    .set(set)
    .where('id', '=', row.id)
    .where('lease_token', '=', row.lease_token)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
