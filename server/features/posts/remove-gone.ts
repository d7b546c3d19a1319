import { TRASH_DAYS } from '#contract/trash.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';

export const KEEP_TRASH_MS = TRASH_DAYS * 24 * 3_600_000;
/** A late copy of a post is told by the post's tries, so they are kept until none can come any more. */
const KEEP_TRIED_MS = 2 * 3_600_000;

/** Removes what is out of the trash too: of one workspace, or of all. */
export async function removeGone({ clock }: Context, db: Db, workspaceId?: string): Promise<void> {
  const now = clock.now();
  const gone = db
    .deleteFrom('posts')
    .where('deleted_at', '<', now - KEEP_TRASH_MS)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('post_attempts')
            .select('post_attempts.id')
            .whereRef('post_attempts.post_id', '=', 'posts.id')
            .where('post_attempts.created_at', '>', now - KEEP_TRIED_MS),
        ),
      ),
    );
  await (workspaceId ? gone.where('workspace_id', '=', workspaceId) : gone).execute();
}
