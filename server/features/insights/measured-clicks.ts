import { sql } from 'kysely';
import type { MeasuredTimes } from '#core/insights/measured-times.ts';
import { findOwnLinks } from '#core/clicks/find-own-links.ts';
import type { Db, Tx } from '#server/adapters/db/schema.ts';

/** When clicks were measured in a workspace. Counts of removed sites stay. */
export async function findMeasuredTimes(db: Db, workspaceId: string): Promise<MeasuredTimes> {
  const [sites, imported] = await Promise.all([
    db
      .selectFrom('click_sites')
      .select((row) => [
        row.ref('first_seen_at').$notNull().as('from'),
        row.fn.coalesce('last_seen_at', 'first_seen_at').$notNull().as('until'),
      ])
      .where('workspace_id', '=', workspaceId)
      .where('first_seen_at', 'is not', null)
      .execute(),
    findImportedDays(db, workspaceId),
  ]);
  return { live: sites, imported };
}

/** A recursive query that jumps to the next time in the index, since all imported clicks of a day have the same time. */
async function findImportedDays(db: Db, workspaceId: string): Promise<number[]> {
  const next = sql`select min(at) from clicks where workspace_id = ${workspaceId} and is_imported = 1`;
  const { rows } = await sql<{ at: number }>`
    with recursive days(at) as (
      select (${next}) union all select (${next} and at > days.at) from days where days.at is not null
    ) select at from days where at is not null`.execute(db);
  return rows.map(({ at }) => at);
}

/** The posts published after the snippet was first seen on a site they link to. */
export async function findMeasured(tx: Tx, postIds: readonly string[]): Promise<Set<string>> {
  if (postIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('posts')
    .innerJoin('click_sites', 'click_sites.workspace_id', 'posts.workspace_id')
    .select(['posts.id', 'posts.content', 'posts.url', 'posts.website_url', 'click_sites.host'])
    .where('posts.id', 'in', postIds)
    .where('click_sites.removed_at', 'is', null)
    .whereRef('click_sites.first_seen_at', '<=', 'posts.published_at')
    .execute();
  const measured = rows.filter(({ host, ...post }) => findOwnLinks(post, [host]).length > 0);
  return new Set(measured.map(({ id }) => id));
}
