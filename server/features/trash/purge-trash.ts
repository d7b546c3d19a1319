import { TRASH_DAYS } from '#contract/trash.ts';
import { forgetChanges } from '#server/adapters/db/list-versions.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import { storeMentions } from '../preflight/store-mentions.ts';

export const KEEP_TRASH_MS = TRASH_DAYS * 24 * 3_600_000;
/** Attempts identify late copies of a post, so they are kept while any may arrive. */
const KEEP_ATTEMPTS_MS = 2 * 3_600_000;

/** Deletes removed and expired posts, in one workspace or in all. Their product mentions stay stored. */
export async function purgeTrash(ctx: Context, db: Db, workspaceId?: string): Promise<void> {
  if (db.isTransaction) return await purge(ctx, db, workspaceId);
  await db.transaction().execute((tx) => purge(ctx, tx, workspaceId));
}

async function purge({ clock }: Context, db: Db, workspaceId?: string): Promise<void> {
  const now = clock.now();
  const gone = db
    .deleteFrom('posts')
    // Reads only posts in the trash, by their index.
    .where('deleted_at', 'is not', null)
    .where((row) => row.or([row('removed_at', 'is not', null), row('deleted_at', '<', now - KEEP_TRASH_MS)]))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('post_attempts')
            .select('post_attempts.id')
            .whereRef('post_attempts.post_id', '=', 'posts.id')
            .where('post_attempts.created_at', '>', now - KEEP_ATTEMPTS_MS),
        ),
      ),
    );
  const rows = await (workspaceId ? gone.where('workspace_id', '=', workspaceId) : gone)
    .returning(['id', 'workspace_id', 'subreddit', 'account_id', 'published_at'])
    .returning(['type', 'title', 'content', 'url', 'website_url as websiteUrl'])
    .execute();
  if (rows.length === 0) return;
  await storeMentions(db, rows);
  await forgetChanges(db, [...new Set(rows.map((row) => row.workspace_id))], 'posts');
}
