import type { Caller } from '#server/adapters/platform/platform.ts';
import type { Context } from '#server/context.ts';
import { findReaders } from '../accounts/choose-account.ts';
import { type Configuration, readConfiguration } from './saved-scan-rows.ts';

/** A saved scan that is switched on, of a workspace that can read. */
export type RunningScan = {
  readonly id: string;
  readonly workspaceId: string;
  readonly version: number;
  /** What was read before it was saved or changed was held against it. */
  readonly isCaughtUp: boolean;
  readonly configuration: Configuration;
  /** The names of its communities, in lower case. */
  readonly communityKeys: ReadonlySet<string>;
};

export type Watches = {
  readonly scans: readonly RunningScan[];
  /** The watched communities by their names in lower case, with the workspaces that watch them. */
  readonly communities: ReadonlyMap<string, { name: string; workspaces: Set<string> }>;
  readonly readers: readonly Caller[];
};

/** A scan that names no communities watches the workspace's targets. */
export async function findWatches(ctx: Context): Promise<Watches> {
  const rows = await ctx.db
    .selectFrom('saved_scans')
    .selectAll()
    .where('is_on', '=', 1)
    .orderBy('id')
    .execute();
  const readers = await findReaders(ctx, [...new Set(rows.map((row) => row.workspace_id))]);
  const canRead = new Set(readers.map(({ workspaceId }) => workspaceId));
  const running = rows
    .filter((row) => canRead.has(row.workspace_id))
    .map((row) => ({ row, configuration: readConfiguration(row) }));
  const targets = await findTargetNames(
    ctx,
    running
      .filter(({ configuration }) => configuration.subreddits.length === 0)
      .map(({ row }) => row.workspace_id),
  );
  const communities = new Map<string, { name: string; workspaces: Set<string> }>();
  const scans = running.map(({ row, configuration }): RunningScan => {
    const workspaceId = row.workspace_id;
    const names =
      configuration.subreddits.length > 0 ? configuration.subreddits : (targets.get(workspaceId) ?? []);
    for (const name of names) {
      const watched = communities.get(name.toLowerCase()) ?? { name, workspaces: new Set() };
      communities.set(name.toLowerCase(), watched);
      watched.workspaces.add(workspaceId);
    }
    const communityKeys = new Set(names.map((name) => name.toLowerCase()));
    const { id, version } = row;
    const isCaughtUp = row.caught_up_version === version;
    return { id, workspaceId, version, isCaughtUp, configuration, communityKeys };
  });
  return { scans, communities, readers };
}

async function findTargetNames(
  { db }: Context,
  workspaceIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (workspaceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('targets')
    .select(['workspace_id', 'name'])
    .where('workspace_id', 'in', workspaceIds)
    .execute();
  const names = new Map<string, string[]>();
  for (const row of rows) names.set(row.workspace_id, [...(names.get(row.workspace_id) ?? []), row.name]);
  return names;
}
