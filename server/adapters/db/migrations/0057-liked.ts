import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Votes without those of posts that stand below zero: rates are shares of these. */
export const liked: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['figure_sums', 'figure_slots'])
      await db.schema
        .alterTable(table)
        .addColumn('liked', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
    await sql`update figure_sums set liked = coalesce((
      select sum(upvotes) from post_totals
      where post_totals.workspace_id = figure_sums.workspace_id and post_totals.site = figure_sums.site
        and is_counted = 1 and upvotes > 0), 0)`.execute(db);
    await sql`update figure_slots set liked = gained.liked
      from (
        select workspace_id, site, post_figures.taken_at - post_figures.taken_at % 900000 as at,
          sum(case when score > 0 then score else 0 end
            - case when score > upvotes_gained then score - upvotes_gained else 0 end) as liked
        from post_figures join post_totals on post_totals.post_id = post_figures.post_id
        where is_counted = 1
        group by workspace_id, site, post_figures.taken_at - post_figures.taken_at % 900000
      ) as gained
      where gained.workspace_id = figure_slots.workspace_id and gained.site = figure_slots.site
        and gained.at = figure_slots.at`.execute(db);
  },
};
