import type { Post } from '#contract/posts.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import { audit } from '#server/audit.ts';
import { authorize } from '#server/authorize.ts';
import type { Context, UserActor } from '#server/context.ts';
import { checkPostInput } from './check-post-input.ts';
import { chooseAccount } from '../accounts/choose-account.ts';
import { findHeldBackPosts, toRefusal } from './hold-back-generated.ts';
import { isOnPlatform, isOnReddit } from './is-on-platform.ts';
import { tellHistory } from './post-events.ts';
import { findPost } from './post-rows.ts';
import { readParentId } from './read-parent-id.ts';
import { readPost } from './read-post.ts';
import { enqueueSending } from './send-posts.ts';
import { writePost } from './write-post.ts';

type Ctx = Context<UserActor>;
type ById = { id: string };

/** Sends a failed or parked post again, at once. */
export async function retryPost(ctx: Ctx, { id }: ById): Promise<Post> {
  const held = (await findHeldBackPosts(ctx, [id])).get(id);
  if (held) throw new AppError('CONFLICT', toRefusal(held));
  await ctx.db.transaction().execute(async (tx) => {
    const post = authorize(ctx.actor, await findPost(tx, id));
    if (post.deleted_at !== null || (post.phase !== 'failed' && post.phase !== 'needs_you'))
      throw new AppError('CONFLICT', 'Only a failed or parked post can be sent again.');
    const { parent_url: parentUrl, time_zone: timeZone, scheduled_at: scheduledAt } = post;
    checkPostInput({ ...post, parentUrl, timeZone, scheduledAt }, 'published', ctx.clock.now());
    const account = await chooseAccount(ctx, tx, { accountId: post.account_id, sendsNow: true });
    const now = ctx.clock.now();
    const again = {
      fence: post.fence + 1,
      scheduled_at: now,
      updated_at: now,
      account_id: account?.id ?? null,
    };
    await writePost(tx, post, { ...again, phase: 'waiting', problem: null });
    await enqueueSending(ctx, tx, { ...post, ...again });
    await ctx.events.tell(tx, { workspaceId: ctx.actor.workspaceId, topic: 'posts' });
  });
  return await readPost(ctx, id);
}

/** The person posted it and says where it is. */
export async function confirmPost(ctx: Ctx, { id, permalink }: ById & { permalink: string }): Promise<Post> {
  await ctx.db.transaction().execute(async (tx) => {
    const post = authorize(ctx.actor, await findPost(tx, id));
    if (post.phase !== 'needs_you') throw new AppError('CONFLICT', 'This post does not wait for its link.');
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
    await tellHistory(ctx, tx, id, 'confirmed', permalink);
    await audit(ctx, tx, { verb: 'post.confirmed', workspaceId: ctx.actor.workspaceId, subject: id });
    await ctx.events.tell(tx, { workspaceId: ctx.actor.workspaceId, topic: 'posts' });
  });
  return await readPost(ctx, id);
}

const isOfTheSite = ({ platform }: Ctx, permalink: string): boolean =>
  isOnReddit(permalink) || (platform !== null && isOnPlatform(permalink, platform));
