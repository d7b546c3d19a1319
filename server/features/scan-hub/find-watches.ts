import { isReservedName } from '#contract/fields.ts';
import type { Caller } from '#server/adapters/platform/platform.ts';
import type { Context } from '#server/context.ts';
import { findReaders } from '../accounts/choose-account.ts';
import { type Configuration, readConfiguration, type SavedScanRow } from './saved-scan-rows.ts';

/** An enabled saved scan of a workspace that can read. */
export type RunningScan = {
  readonly id: string;
  readonly workspaceId: string;
  readonly version: number;
  readonly configuration: Configuration;
  readonly communityKeys: ReadonlySet<string>;
  /** The communities whose stored posts were not searched yet; null if the scan is up to date. */
  readonly behind: ReadonlySet<string> | null;
};

/** The communities by lowercase name, with the workspaces that watch them. */
export type WatchedCommunities = ReadonlyMap<string, { name: string; workspaces: Set<string> }>;

export type Watches = {
  readonly scans: readonly RunningScan[];
  readonly communities: WatchedCommunities;
  readonly commented: WatchedCommunities;
  readonly readers: readonly Caller[];
};

/** A scan without communities watches the workspace's targets. */
export async function findWatches(ctx: Context): Promise<Watches> {
  const rows = await ctx.db
    .selectFrom('saved_scans')
    .selectAll()
    .where('is_on', '=', 1)
    .orderBy('id')
    .execute();
  const readers = await findReaders(ctx, [...new Set(rows.map((row) => row.workspace_id))]);
  const canRead = new Set(readers.map(({ workspaceId }) => workspaceId));
  const communities = new Map<string, { name: string; workspaces: Set<string> }>();
  const commented: typeof communities = new Map();
  const watch = (watched: typeof communities, name: string, workspaceId: string) => {
    const known = watched.get(name.toLowerCase()) ?? { name, workspaces: new Set() };
    watched.set(name.toLowerCase(), known);
    known.workspaces.add(workspaceId);
  };
  const running = await toRunningScans(
    ctx,
    rows.filter((row) => canRead.has(row.workspace_id)),
  );
  for (const { scan, names } of running)
    // Older scans and targets may contain a listing of several communities.
    for (const name of names.filter((each) => !isReservedName(each))) {
      watch(communities, name, scan.workspaceId);
      if (wantsComments(scan.configuration)) watch(commented, name, scan.workspaceId);
    }
  return { scans: running.map(({ scan }) => scan), communities, commented, readers };
}

/** The enabled saved scans of a workspace, whether or not it can read. */
export async function findWorkspaceScans(ctx: Context, workspaceId: string): Promise<RunningScan[]> {
  const rows = await ctx.db
    .selectFrom('saved_scans')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('is_on', '=', 1)
    .orderBy('id')
    .execute();
  return (await toRunningScans(ctx, rows)).map(({ scan }) => scan);
}

async function toRunningScans(
  ctx: Context,
  rows: readonly SavedScanRow[],
): Promise<{ scan: RunningScan; names: string[] }[]> {
  const read = rows.map((row) => ({ row, configuration: readConfiguration(row) }));
  const targets = await findTargetNames(
    ctx,
    read
      .filter(({ configuration }) => configuration.subreddits.length === 0)
      .map(({ row }) => row.workspace_id),
  );
  return read.map(({ row, configuration }) => {
    const { id, version, workspace_id: workspaceId } = row;
    const names =
      configuration.subreddits.length > 0 ? configuration.subreddits : (targets.get(workspaceId) ?? []);
    const communityKeys = new Set(names.map((name) => name.toLowerCase()));
    const behind = findBehind(row, communityKeys);
    return { scan: { id, workspaceId, version, configuration, communityKeys, behind }, names };
  });
}

/** Without keywords, every comment would match. */
export const wantsComments = ({ readsComments, keywords }: Configuration): boolean =>
  readsComments && keywords.length > 0;

function findBehind(row: SavedScanRow, communityKeys: ReadonlySet<string>): ReadonlySet<string> | null {
  if (row.caught_up_version !== row.version) return communityKeys;
  const known = new Set(JSON.parse(row.caught_up_communities) as string[]);
  const behind = [...communityKeys].filter((key) => !known.has(key));
  return behind.length === 0 && known.size === communityKeys.size ? null : new Set(behind);
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
