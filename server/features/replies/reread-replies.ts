import { isGone, REPLY_MAX_AGE_MS } from '#core/replies/find-unanswered.ts';
import { cutText } from '#core/text/cut-text.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';
import type { Comment } from '#server/adapters/platform/things.ts';
import type { Context } from '#server/context.ts';
import { findReader } from '../accounts/choose-account.ts';
import { findErasedUsers } from '../accounts/erased-redditors.ts';
import { BODY_MAX } from './store-replies.ts';

/** The age at which replies are read again, well before the 48-hour limit for storing other users' texts. */
const REREAD_AFTER_MS = 20 * 3_600_000;
const AT_ONCE = 500;

/** Rereads waiting replies, so that what was deleted on the platform is deleted here too. */
export async function rereadReplies(ctx: Context, platform: Platform): Promise<void> {
  const { db, clock, log } = ctx;
  const due = await db
    .selectFrom('replies')
    .select(['id', 'workspace_id', 'comment_id', 'created_at'])
    .where('site', '=', platform.mode)
    .where('read_at', '<', clock.now() - REREAD_AFTER_MS)
    .orderBy('read_at')
    .limit(AT_ONCE)
    .execute();
  for (const [workspaceId, rows] of Map.groupBy(due, (row) => row.workspace_id)) {
    const reader = await findReader(ctx, workspaceId, 'scan');
    if (!reader) continue;
    const ids = rows.map((row) => row.comment_id);
    const read = await platform.byIds(reader, ids);
    if (read.kind !== 'ok') {
      log.warn({ workspaceId, outcome: read }, 'could not reread replies');
      continue;
    }
    const erased = await findErasedUsers(ctx, db, [workspaceId]);
    const found = new Map(read.value.map((thing) => [thing.id, thing]));
    for (const row of rows) {
      const thing = found.get(row.comment_id);
      const isKept =
        thing &&
        !('title' in thing) &&
        !isGone(thing) &&
        !erased.has(workspaceId, thing) &&
        clock.now() - row.created_at < REPLY_MAX_AGE_MS;
      await renew(ctx, row.id, isKept ? thing : null);
    }
    await ctx.events.publish(db, { workspaceId, topic: 'replies' });
  }
}

async function renew({ db, clock }: Context, id: string, comment: Comment | null): Promise<void> {
  if (!comment) {
    await db.deleteFrom('replies').where('id', '=', id).execute();
    return;
  }
  const text = { body: cutText(comment.body, BODY_MAX), read_at: clock.now() };
  await db.updateTable('replies').set(text).where('id', '=', id).execute();
}
