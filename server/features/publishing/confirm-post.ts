import type { Post } from '#contract/posts.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { announcePosts } from '../posts/announce-posts.ts';
import { isOnPlatform, isOnReddit } from './is-on-platform.ts';
import { addHistory } from '../posts/post-events.ts';
import { findPost } from '../posts/post-rows.ts';
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
    if (!isOfTheSite(ctx, permalink) || !readParentId(permalink))
      throw invalidInput({ permalink: 'This is not the link of a post or comment on Reddit.' });
    const now = ctx.clock.now();
    await writePost(tx, post, {
      phase: 'published',
      published_at: now,
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

const isOfTheSite = ({ platform }: UserContext, permalink: string): boolean =>
  isOnReddit(permalink) || (platform !== null && isOnPlatform(permalink, platform));
