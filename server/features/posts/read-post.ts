import type { Input, Output } from '#contract/endpoint.ts';
import type { findEarlierAttempt as endpoint, Post } from '#contract/posts.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { findPost, presentPost } from './post-rows.ts';

export const readPost = async ({ db, actor, platform }: UserContext, id: string): Promise<Post> =>
  presentPost(authorize(actor, await findPost(db, id)), platform);

/** Finds the post created by a request whose response was lost. */
export async function findEarlierAttempt(
  ctx: UserContext,
  { key }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const row = await ctx.db
    .selectFrom('posts')
    .select('id')
    .where('workspace_id', '=', ctx.actor.workspaceId)
    .where('idempotency_key', '=', key)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return { post: row ? await readPost(ctx, row.id) : null };
}
