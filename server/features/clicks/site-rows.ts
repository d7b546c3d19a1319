import type { Selectable } from 'kysely';
import { toIsoTime } from '#contract/fields.ts';
import { type ClickSite, SITES_MAX } from '#contract/clicks.ts';
import type { Db, Schema, Tx } from '#server/adapters/db/schema.ts';
import { AppError } from '#server/app-error.ts';
import type { UserContext } from '#server/context.ts';

export type SiteRow = Selectable<Schema['click_sites']>;

const COUNTED_MS = 30 * 24 * 3_600_000;
type Counts = ClickSite['clicks'];
const NONE: Counts = { ofPosts: 0, unattributed: 0 };

export const presentSite = (row: SiteRow, clicks: Counts = NONE): ClickSite => ({
  id: row.id,
  host: row.host,
  key: row.site_key,
  hasServerKey: row.server_key_hash !== null,
  createdAt: toIsoTime(row.created_at),
  firstSeenAt: toIsoTime(row.first_seen_at),
  lastSeenAt: toIsoTime(row.last_seen_at),
  clicks,
});

async function countClicks({ db, clock, actor }: UserContext): Promise<Map<string, Counts>> {
  const rows = await db
    .selectFrom('clicks')
    .select((row) => [
      'host',
      row.fn.count<number>('post_id').as('ofPosts'),
      row.fn.countAll<number>().as('all'),
    ])
    .where('workspace_id', '=', actor.workspaceId)
    .where('at', '>=', clock.now() - COUNTED_MS)
    .groupBy('host')
    .execute();
  return new Map(rows.map(({ host, ofPosts, all }) => [host, { ofPosts, unattributed: all - ofPosts }]));
}

export const findSite = (db: Db, id: string): Promise<SiteRow | undefined> =>
  db
    .selectFrom('click_sites')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

const findSites = (db: Db, workspaceId: string): Promise<SiteRow[]> =>
  db
    .selectFrom('click_sites')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('removed_at', 'is', null)
    .orderBy('host')
    .execute();

export async function listSites(ctx: UserContext): Promise<ClickSite[]> {
  const [sites, counts] = await Promise.all([findSites(ctx.db, ctx.actor.workspaceId), countClicks(ctx)]);
  return sites.map((row) => presentSite(row, counts.get(row.host)));
}

export async function readSite(ctx: UserContext, id: string): Promise<ClickSite> {
  const site = (await listSites(ctx)).find((each) => each.id === id);
  if (!site) throw new AppError('NOT_FOUND');
  return site;
}

/**
 * Rejects a duplicate host, and sites beyond the limit. Locks the workspace, so that concurrent requests can't both pass.
 */
export async function refuseDuplicateSite(
  { engine, actor }: UserContext,
  tx: Tx,
  host: string,
): Promise<void> {
  await engine.lock(tx.selectFrom('workspaces').select('id').where('id', '=', actor.workspaceId)).execute();
  const sites = await findSites(tx, actor.workspaceId);
  if (sites.some((site) => site.host === host))
    throw new AppError('CONFLICT', `${host} is already on the list.`);
  if (sites.length >= SITES_MAX)
    throw new AppError('CONFLICT', `You can add up to ${SITES_MAX} websites. Remove one first.`);
}
