import { sql } from 'kysely';
import { hashToken } from '#server/adapters/crypto/random.ts';
import type { Context } from '#server/context.ts';
import type { SiteRow } from './site-rows.ts';

/** The minimum time between two updates of the same row. */
const SEEN_MS = 60_000;

const findBy = ({ db }: Context, column: 'site_key' | 'server_key_hash', value: string) =>
  db
    .selectFrom('click_sites')
    .selectAll()
    .where(column, '=', value)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

export const findSiteByKey = (ctx: Context, key: string): Promise<SiteRow | undefined> =>
  findBy(ctx, 'site_key', key);

export const findSiteByServerKey = (ctx: Context, key: string): Promise<SiteRow | undefined> =>
  findBy(ctx, 'server_key_hash', hashToken(key));

/** Records that the snippet ran on a site. */
export async function recordSiteSeen(ctx: Context, site: SiteRow): Promise<void> {
  const now = ctx.clock.now();
  if (site.last_seen_at !== null && site.last_seen_at > now - SEEN_MS) return;
  const { id, workspace_id: workspaceId } = site;
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('click_sites')
      .set({ last_seen_at: now, first_seen_at: sql`coalesce(first_seen_at, ${now})` })
      .where('id', '=', id)
      .execute();
    await ctx.events.publish(tx, { workspaceId, topic: 'sites' });
  });
}
