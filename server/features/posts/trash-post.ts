import { AppError } from '#server/app-error.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import { authorize, type Owned } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { requireScope, scopeFor } from '#server/require-scope.ts';
import { announcePosts } from './announce-posts.ts';
import { addHistory } from './post-events.ts';
import { findPost, type PostRow } from './post-rows.ts';
import { writePost } from './write-post.ts';

type ById = { id: string };

/** Moves a post to the trash (soft delete). Its copy on Reddit stays. */
export async function trashPost(ctx: UserContext, { id }: ById): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const post = authorize(ctx.actor, await findPost(tx, id));
    if (post.deleted_at !== null) throw new AppError('NOT_FOUND');
    await moveToTrash(ctx, tx, post);
    await announcePosts(ctx, tx, ctx.actor.workspaceId);
  });
}

/** The caller announces the change. A post already in the trash keeps its deletion date. */
export async function moveToTrash(ctx: UserContext, tx: Tx, post: Owned<PostRow>): Promise<void> {
  if (post.deleted_at !== null) return;
  requireScope(ctx.actor, scopeFor('draft', post.phase));
  if (post.phase === 'publishing' || post.phase === 'checking')
    throw new AppError('CONFLICT', 'This post is being sent right now. Delete it once its outcome is known.');
  await writePost(tx, post, { deleted_at: ctx.clock.now(), fence: post.fence + 1 });
  await ctx.reactions.postsTrashed(ctx, tx, [post.id]);
  await addHistory(ctx, tx, post.id, 'trashed');
  await audit(ctx, tx, { verb: 'post.deleted', workspaceId: ctx.actor.workspaceId, subject: post.id });
}
