import { type RawBuilder, type Selectable, sql, type SqlBool } from 'kysely';
import { newToken } from '../crypto/random.ts';
import type { Schema } from '../db/schema.ts';
import type { JobDefinition } from './job.ts';
import type { QueuePorts } from './queue-ports.ts';

export type JobRow = Selectable<Schema['jobs']>;
export type Claimed = JobRow & { lease_token: string };

/** When an open job can be claimed: when it is due, or when its lease expires. Indexed. */
const claimableAt = sql<number>`coalesce(leased_until, run_at)`;

/** Leases due jobs of one kind to this worker, earliest first. Concurrent workers never lease the same row. */
export async function claimJobs(
  { engine, clock, random }: QueuePorts,
  { name, leaseMs }: JobDefinition,
  limit: number,
): Promise<Claimed[]> {
  const now = clock.now();
  const lease_token = newToken(random);
  const due = engine.skipLocked(
    engine.db
      .selectFrom('jobs')
      .select('id')
      .where('name', '=', name)
      .where('finished_at', 'is', null)
      .where(claimableAt, '<=', now)
      .orderBy(claimableAt)
      .limit(limit),
  );
  const rows = await engine.db
    .updateTable('jobs')
    .set((row) => ({ lease_token, leased_until: now + leaseMs, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', due)
    .returningAll()
    .execute();
  return rows.filter((row): row is Claimed => row.lease_token === lease_token);
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

/** When the next job of each kind can be claimed. Kinds without an open job are left out. */
export async function readNextDue<J extends JobDefinition>(
  { engine }: QueuePorts,
  jobs: readonly J[],
): Promise<Map<J, number>> {
  if (jobs.length === 0) return new Map();
  // Makes one index lookup per kind, because a condition on all names would read every open job.
  const next = jobs.map(
    ({ name }) => sql`(select min(${claimableAt}) from jobs where name = ${name} and finished_at is null)`,
  );
  const columns = next.map((at, no) => sql`${at} as ${sql.ref(`k${no}`)}`);
  const { rows } = await sql<Record<string, number | null>>`select ${sql.join(columns)}`.execute(engine.db);
  const found = jobs.flatMap((job, no) => {
    const at = rows[0]?.[`k${no}`] ?? null;
    return at === null ? [] : [[job, at] as const];
  });
  return new Map(found);
}

/** Matches rows that are still leased to one of these runs. */
export const isOneOf = (runs: readonly Claimed[]): RawBuilder<SqlBool> =>
  sql`(id, lease_token) in (values ${sql.join(runs.map((run) => sql`(${run.id}, ${run.lease_token})`))})`;
