import { batchCalls } from '../batch-calls.ts';
import { type Claimed, isOneOf, type JobRow } from './claim-jobs.ts';
import type { QueuePorts } from './queue-ports.ts';

const ROWS_AT_ONCE = 500;

type Ending = { row: Claimed; set: Partial<JobRow> };

/** Stores how a run ended. False if its lease was lost and the row belongs to another worker. */
export type EndJob = (ending: Ending) => Promise<boolean>;

/** Batches equal endings of the same moment into one statement. */
export function createEndJob(ports: QueuePorts): EndJob {
  return batchCalls(async (endings) => {
    const alike = Map.groupBy(endings, ({ set }) => JSON.stringify(set));
    const ended = new Set<Ending>();
    for (const group of alike.values()) for (const ending of await endAlike(ports, group)) ended.add(ending);
    return endings.map((ending) => ended.has(ending));
  }, ROWS_AT_ONCE);
}

async function endAlike({ engine }: QueuePorts, endings: readonly Ending[]): Promise<Ending[]> {
  const rows = await engine.db
    .updateTable('jobs')
    .set({ ...endings[0]?.set, lease_token: null, leased_until: null })
    .where(isOneOf(endings.map(({ row }) => row)))
    .returning('id')
    .execute();
  const ids = new Set(rows.map(({ id }) => id));
  return endings.filter(({ row }) => ids.has(row.id));
}
