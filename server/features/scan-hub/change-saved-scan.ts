import type { Input } from '#contract/endpoint.ts';
import type { changeSavedScan as endpoint, SavedScan } from '#contract/scanning/saved-scans.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { checkKeywords } from './check-keywords.ts';
import { findSavedScan, presentSavedScan, readConfiguration, writeConfiguration } from './saved-scan-rows.ts';

export async function changeSavedScan(
  ctx: UserContext,
  { id, ...change }: Input<typeof endpoint>,
): Promise<SavedScan> {
  if (change.keywords) checkKeywords(change.keywords);
  return await ctx.db.transaction().execute(async (tx) => {
    const row = authorize(ctx.actor, await findSavedScan(tx, id));
    const known = readConfiguration(row);
    const changed = await tx
      .updateTable('saved_scans')
      .set((columns) => ({
        name: change.name ?? row.name,
        is_on: (change.isOn ?? row.is_on === 1) ? (1 as const) : (0 as const),
        configuration: writeConfiguration({
          subreddits: change.subreddits ?? known.subreddits,
          keywords: change.keywords ?? known.keywords,
          filters: change.filters ?? known.filters,
          readsComments: change.readsComments ?? known.readsComments,
        }),
        version: columns('version', '+', 1),
      }))
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await ctx.events.publish(tx, { workspaceId: row.workspace_id, topic: 'scans' });
    return presentSavedScan(changed);
  });
}
