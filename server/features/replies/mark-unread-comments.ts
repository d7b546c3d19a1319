import type { Tx } from '#server/adapters/db/schema.ts';
import type { Context, PostSeen } from '#server/context.ts';
import { originOf } from '../communities/community-id.ts';

/**
 * Marks a post's thread as having unread comments. The platform doesn't return the number of replies to a comment, so
 * threads below our comments are read at every check.
 */
export async function markUnreadComments(
  { clock, platform }: Context,
  tx: Tx,
  { post, seen }: PostSeen,
): Promise<void> {
  const isThread = 'title' in seen;
  if (isThread && (seen.comments === 0 || seen.removedBy !== null)) return;
  const now = clock.now();
  const thread = isThread
    ? { thread_id: seen.id, comment_id: null, comments: seen.comments }
    : { thread_id: seen.submissionId, comment_id: seen.id, comments: null };
  await tx
    .insertInto('reply_readings')
    .values({ post_id: post.id, site: originOf(platform), ...thread, read_comments: null, due_at: now })
    .onConflict((conflict) =>
      conflict
        .column('post_id')
        .doUpdateSet((row) => ({
          ...thread,
          due_at: row.fn.coalesce('reply_readings.due_at', row.val(now)),
        }))
        .where((row) =>
          row.or([
            row('excluded.comments', 'is', null),
            row('reply_readings.read_comments', 'is', null),
            row('excluded.comments', '<>', row.ref('reply_readings.read_comments')),
          ]),
        ),
    )
    .execute();
}
