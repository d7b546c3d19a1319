import type { Post } from '#contract/posts.ts';
import { AppError } from '#server/app-error.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import { authorize, type Owned } from '#server/authorize.ts';
import type { Context, UserActor } from '#server/context.ts';
import { findNearCopy } from './find-near-copy.ts';
import { tellHistory } from './post-events.ts';
import { findPost, type PostRow } from './post-rows.ts';
import { readPost } from './read-post.ts';
import { removeGone } from './remove-gone.ts';
import { enqueueSending } from './send-posts.ts';
import { GONE, isInTrash } from './trash-rows.ts';
import { writePost } from './write-post.ts';

type Ctx = Context<UserActor>;
type ById = { id: string };
type Deletion = ById & { 'idempotency-key'?: string | undefined };

/**
 * Into the trash; out of the trash, for good. What is on Reddit stays there. Browsers send a deletion again by
 * themselves when its answer was lost: by its key it is known for the same one.
 */
export async function deletePost(ctx: Ctx, { id, 'idempotency-key': key }: Deletion): Promise<void> {
  const deletion = key === undefined ? null : `delete:${id}:${key}`;
  await ctx.db.transaction().execute(async (tx) => {
    const post = await findOwn(ctx, tx, id);
    if (post.deleted_at === null) await trashPost(ctx, tx, id, deletion);
    else if (deletion === null || deletion !== post.idempotency_key) await removePost(ctx, tx, post);
    await ctx.events.tell(tx, { workspaceId: ctx.actor.workspaceId, topic: 'posts' });
  });
}

/** Where it was removed for good, there is nothing, even if a trace of it is kept for a while. */
async function findOwn(ctx: Ctx, tx: Tx, id: string): Promise<Owned<PostRow>> {
  const post = authorize(ctx.actor, await findPost(tx, id));
  if (post.deleted_at !== null && !isInTrash(ctx, post.deleted_at)) throw new AppError('NOT_FOUND');
  return post;
}

/** The deletion itself. Whoever does it tells of it. What is in the trash stays there as it is. */
export async function trashPost(ctx: Ctx, tx: Tx, id: string, deletion: string | null): Promise<void> {
  const post = await findOwn(ctx, tx, id);
  if (post.deleted_at !== null) return;
  if (post.phase === 'publishing' || post.phase === 'checking')
    throw new AppError(
      'CONFLICT',
      'This post is being sent at this moment. Delete it when its outcome is known.',
    );
  const trashed = { deleted_at: ctx.clock.now(), fence: post.fence + 1, idempotency_key: deletion };
  await writePost(tx, post, trashed);
  await tellHistory(ctx, tx, id, 'trashed');
  await audit(ctx, tx, { verb: 'post.deleted', workspaceId: ctx.actor.workspaceId, subject: id });
}

async function removePost(ctx: Ctx, tx: Tx, post: Owned<PostRow>): Promise<void> {
  await writePost(tx, post, { deleted_at: GONE, fence: post.fence + 1 });
  await removeGone(ctx, tx, ctx.actor.workspaceId);
  await audit(ctx, tx, { verb: 'post.removed', workspaceId: ctx.actor.workspaceId, subject: post.id });
}

/**
 * Back from the trash. One that was to go out comes back as a draft where its time has passed meanwhile, or where
 * another community is to get its text: nothing is sent by surprise.
 */
export async function restorePost(ctx: Ctx, { id }: ById): Promise<Post> {
  await ctx.db.transaction().execute(async (tx) => {
    const post = await findOwn(ctx, tx, id);
    if (post.deleted_at === null) return;
    const held = post.phase === 'waiting' && (await cannotGoOut(ctx, tx, post));
    const row = { deleted_at: null, fence: post.fence + 1, phase: held ? ('draft' as const) : post.phase };
    await writePost(tx, post, held ? { ...row, problem: null } : row);
    await tellHistory(ctx, tx, id, 'restored');
    if (row.phase === 'waiting') await enqueueSending(ctx, tx, { ...post, ...row });
    await ctx.events.tell(tx, { workspaceId: ctx.actor.workspaceId, topic: 'posts' });
  });
  return await readPost(ctx, id);
}

const cannotGoOut = async (ctx: Ctx, tx: Tx, post: PostRow): Promise<boolean> =>
  (post.scheduled_at ?? 0) <= ctx.clock.now() || (await findNearCopy(ctx, tx, post)) !== null;
