import type { Tx } from '#server/adapters/db/schema.ts';
import type { Context, UserActor } from '#server/context.ts';
import { announcePosts } from '../posts/announce-posts.ts';
import { lockPosts } from '../posts/lock-posts.ts';
import { tellHistory } from '../posts/post-events.ts';

type Ctx = Context<UserActor>;

/** Parks an account's waiting posts: their author has to choose what becomes of them. */
export async function parkPosts(ctx: Ctx, tx: Tx, accountId: string): Promise<void> {
  const problem = {
    code: 'ACCOUNT_GONE',
    message: 'The account that was to post this was disconnected.',
    remedy: 'Choose another account, or connect it again, then send it.',
  };
  // Drafts lose the account too, so all of its posts are locked.
  await lockPosts(ctx, tx, (posts) => posts.where('account_id', '=', accountId));
  const parked = await tx
    .updateTable('posts')
    .set((row) => ({ phase: 'needs_you', problem: JSON.stringify(problem), fence: row('fence', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('phase', '=', 'waiting')
    .returning('id')
    .execute();
  for (const { id } of parked) await tellHistory(ctx, tx, id, 'parked', problem.message);
  await announcePosts(ctx, tx, ctx.actor.workspaceId);
}
