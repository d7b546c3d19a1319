import type { Post } from '#contract/posts.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { audit } from '#server/audit.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { announcePosts } from '../posts/announce-posts.ts';
import { isOnKnownSite, isOnPlatform } from '../posts/is-on-platform.ts';
import { addHistory } from '../posts/post-events.ts';
import { findPost, type PostWithMode } from '../posts/post-rows.ts';
import { readParentId } from '#core/posts/read-thread-link.ts';
import { readPost } from '../posts/read-post.ts';
import { writePost } from '../posts/write-post.ts';

type ById = { id: string };

/** The user posted it by hand and gives its link. */
export async function confirmPost(
  ctx: UserContext,
  { id, permalink }: ById & { permalink: string },
): Promise<Post> {
  await ctx.db.transaction().execute(async (tx) => {
    const post = authorize(ctx.actor, await findPost(tx, id));
    if (post.deleted_at !== null || post.phase !== 'needs_you')
      throw new AppError('CONFLICT', 'This post does not wait for its link.');
    if (!isOnKnownSite(permalink, ctx.platform) || !readParentId(permalink))
      throw invalidInput({ permalink: 'This is not the link of a post or comment on Reddit.' });
    const now = ctx.clock.now();
    const platformId = await claimOf(ctx, tx, post, permalink);
    await writePost(tx, post, {
      phase: 'published',
      published_at: now,
      platform_id: platformId,
      permalink,
      origin: post.account_mode ?? 'assisted',
      problem: null,
      fence: post.fence + 1,
      updated_at: now,
    });
    await addHistory(ctx, tx, id, 'confirmed', permalink);
    await audit(ctx, tx, { verb: 'post.confirmed', workspaceId: ctx.actor.workspaceId, subject: id });
    await announcePosts(ctx, tx, ctx.actor.workspaceId);
  });
  return await readPost(ctx, id);
}

/** What one of our own accounts has posted is claimed, so that it is not taken for a copy of another post. */
async function claimOf(
  { platform }: UserContext,
  tx: Tx,
  { id, account_mode: mode }: PostWithMode,
  permalink: string,
): Promise<string | null> {
  if (!platform || mode !== platform.mode || !isOnPlatform(permalink, platform)) return null;
  const platformId = readParentId(permalink);
  const other = await tx
    .selectFrom('posts')
    .select('id')
    .where('origin', '=', mode)
    .where('platform_id', '=', platformId)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) throw invalidInput({ permalink: 'This is the link of another post of yours.' });
  return platformId;
}
