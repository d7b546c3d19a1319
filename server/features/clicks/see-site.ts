import { sql } from 'kysely';
import { hashToken } from '#server/adapters/crypto/random.ts';
import type { Context } from '#server/context.ts';
import type { SiteRow } from './site-rows.ts';

/** Written at most once in this time. */
const SEEN_MS = 60_000;

const findBy = ({ db }: Context, column: 'site_key' | 'server_key_hash', value: string) =>
  db
    .selectFrom('click_sites')
    .selectAll()
    .where(column, '=', value)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** By the public key of its snippet. */
export const findSiteByKey = (ctx: Context, key: string): Promise<SiteRow | undefined> =>
  findBy(ctx, 'site_key', key);

/** By the secret key that its own server has. */
export const findSiteByServerKey = (ctx: Context, key: string): Promise<SiteRow | undefined> =>
  findBy(ctx, 'server_key_hash', hashToken(key));

/** The snippet ran on a site: its page says so. */
export async function seeSite(ctx: Context, site: SiteRow): Promise<void> {
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
