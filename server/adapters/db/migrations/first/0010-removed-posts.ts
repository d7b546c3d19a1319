import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A removed post was marked by `deleted_at = 0`. It gets a column of its own. */
export const removedPosts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('posts').addColumn('removed_at', 'bigint').execute();
    await sql`update posts set removed_at = updated_at, deleted_at = updated_at where deleted_at = 0`.execute(
      db,
    );
    // Two jobs have new names.
    await sql`update jobs set name = 'posts.findCopies' where name = 'posts.lookForCopies'`.execute(db);
    await sql`delete from jobs where name = 'posts.lookAgain'`.execute(db);
    // Deleting used to write its own key over the one that had created the post.
    await sql`update posts set idempotency_key = null where idempotency_key like 'delete:%'`.execute(db);
  },
};
