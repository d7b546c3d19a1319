import { type RawBuilder, sql } from 'kysely';
import { type Claimed, isOneOf } from './claim-jobs.ts';
import type { JobDefinition } from './job.ts';
import type { QueuePorts } from './queue-ports.ts';

const ROWS_AT_ONCE = 1_000;

/** The leases of the jobs that run in this process. */
export type Leases = {
  /** Renews the lease until the returned function is called or the lease is lost. */
  hold(job: JobDefinition, row: Claimed): () => void;
};

type Held = { job: JobDefinition; row: Claimed };

/** Renews all leases together, as often as the shortest needs it. */
export function createLeases(ports: QueuePorts): Leases {
  const { clock, log } = ports;
  const held = new Set<Held>();
  let cancelTimer = () => {};
  let renewsAt = Infinity;
  let isRenewing = false;

  function renewWithin(ms: number) {
    const at = clock.monotonic() + ms;
    if (isRenewing || at >= renewsAt) return;
    cancelTimer();
    renewsAt = at;
    cancelTimer = clock.after(ms, () => void renewAll());
  }

  function stopTimer() {
    cancelTimer();
    renewsAt = Infinity;
  }

  async function renewAll() {
    stopTimer();
    isRenewing = true;
    const all = [...held];
    try {
      for (let from = 0; from < all.length; from += ROWS_AT_ONCE) {
        const some = all.slice(from, from + ROWS_AT_ONCE);
        // A lost lease belongs to another worker now.
        for (const lost of await renew(ports, some)) held.delete(lost);
      }
    } catch (error) {
      log.warn(error, 'leases could not be renewed');
    }
    isRenewing = false;
    const lengths = new Set([...held].map(({ job }) => job.leaseMs));
    if (held.size > 0) renewWithin(Math.min(...lengths) / 3);
  }

  return {
    hold(job, row) {
      const lease = { job, row };
      held.add(lease);
      renewWithin(job.leaseMs / 3);
      return () => {
        held.delete(lease);
        if (held.size === 0) stopTimer();
      };
    },
  };
}

/** Renews these leases in one statement and returns the lost ones. */
async function renew({ engine, clock }: QueuePorts, leases: readonly Held[]): Promise<Held[]> {
  const lengths = new Map(leases.map(({ job }) => [job.name, job.leaseMs]));
  const now = clock.now();
  const until = [...lengths].map(
    ([name, leaseMs]): RawBuilder<unknown> => sql`when ${name} then cast(${now + leaseMs} as bigint)`,
  );
  const rows = await engine.db
    .updateTable('jobs')
    .set({ leased_until: sql<number>`case name ${sql.join(until, sql` `)} end` })
    .where(isOneOf(leases.map(({ row }) => row)))
    .returning(['id', 'lease_token'])
    .execute();
  const kept = new Map(rows.map(({ id, lease_token }) => [id, lease_token]));
  return leases.filter(({ row }) => kept.get(row.id) !== row.lease_token);
}
