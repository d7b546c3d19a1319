import type { Tx } from './adapters/db/schema.ts';
import type { Context } from './context.ts';

/** Serializes changes to these workspaces' lists. Locks in order of id to avoid deadlocks. */
export async function lockWorkspaces(
  { engine }: Pick<Context, 'engine'>,
  tx: Tx,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await engine.lock(tx.selectFrom('workspaces').select('id').where('id', 'in', ids).orderBy('id')).execute();
}
