import type { Reply } from '#contract/replies.ts';
import { readParentId } from '#core/posts/read-thread-link.ts';
import type { UserContext } from '#server/context.ts';
import { findErasedUsers } from '../accounts/erased-redditors.ts';
import { findWaiting, presentReply } from './reply-rows.ts';

const SHOWN = 50;

/** Excludes replies for which an answer of ours is scheduled or sent, even if the platform doesn't show it yet. */
export async function listReplies(ctx: UserContext): Promise<Reply[]> {
  const { db, actor } = ctx;
  const rows = await findWaiting(ctx);
  if (rows.length === 0) return [];
  const [erased, answered] = await Promise.all([
    findErasedUsers(ctx, db, [actor.workspaceId]),
    findAnswered(ctx, Math.min(...rows.map((row) => row.created_at))),
  ]);
  return rows
    .filter((row) => !answered.has(row.comment_id) && !erased.has(actor.workspaceId, row))
    .slice(0, SHOWN)
    .map((row) => presentReply(row, ctx));
}

/** The ids of comments answered by the workspace's scheduled or sent comments. */
async function findAnswered({ db, actor }: UserContext, since: number): Promise<Set<string | null>> {
  const answers = await db
    .selectFrom('posts')
    .select('parent_url')
    .where('workspace_id', '=', actor.workspaceId)
    .where('type', '=', 'comment')
    .where('phase', 'not in', ['draft', 'failed', 'removed'])
    .where('created_at', '>', since)
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(answers.map((row) => readParentId(row.parent_url)));
}
