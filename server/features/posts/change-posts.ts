import type { Input, Output } from '#contract/endpoint.ts';
import type { changePosts as endpoint } from '#contract/posts.ts';
import { spaceTimes } from '#core/posts/space-times.ts';
import { isTimeZone, NO_TIME_ZONE } from '#core/posts/wall-time.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { announcePosts } from './announce-posts.ts';
import { findBannedAiTextInPosts, toRefusal } from './refuse-ai-text.ts';
import { findPost } from './post-rows.ts';
import { moveToTrash } from './trash-post.ts';
import { changePost } from './update-post.ts';
import { lockPosts } from './lock-posts.ts';

/**
 * Deletes several posts, or schedules them one after another, in one transaction. Input errors are collected per
 * post.
 */
export async function changePosts(
  ctx: UserContext,
  input: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  const ids = [...new Set(input.ids)];
  const change = input.action === 'delete' ? toTrash : await scheduler(ctx, input, ids);
  await ctx.db.transaction().execute(async (tx) => {
    await lockPosts(ctx, tx, (posts) =>
      posts.where('id', 'in', ids).where('workspace_id', '=', ctx.actor.workspaceId),
    );
    const fields: Record<string, string> = {};
    for (const [index, id] of ids.entries()) {
      const fault = await change(ctx, tx, id, index).then(() => null, toFault);
      if (fault !== null) fields[`ids.${input.ids.indexOf(id)}`] = fault;
    }
    if (Object.keys(fields).length > 0) throw invalidInput(fields);
    await announcePosts(ctx, tx, ctx.actor.workspaceId);
  });
  return { changed: ids.length };
}

async function toTrash(ctx: UserContext, tx: Tx, id: string): Promise<void> {
  const post = authorize(ctx.actor, await findPost(tx, id));
  await moveToTrash(ctx, tx, post);
}

async function scheduler(
  ctx: UserContext,
  { startAt, everyMinutes, timeZone }: Input<typeof endpoint>,
  ids: readonly string[],
) {
  if (timeZone && !isTimeZone(timeZone)) throw invalidInput({ timeZone: NO_TIME_ZONE });
  if (!startAt) throw invalidInput({ startAt: 'Please select a date and time to schedule the post.' });
  const start = Date.parse(startAt);
  if (start <= ctx.clock.now()) throw invalidInput({ startAt: 'Choose a time in the future.' });
  const times = spaceTimes(start, everyMinutes, ids.length, timeZone ?? null);
  const banned = await findBannedAiTextInPosts(ctx, ids);
  return async (ctx: UserContext, tx: Tx, id: string, index: number) => {
    const ban = banned.get(id);
    if (ban) throw new AppError('CONFLICT', toRefusal(ban));
    const scheduledAt = new Date(times[index] ?? start).toISOString();
    await changePost(ctx, tx, { id, status: 'scheduled', scheduledAt, timeZone });
  };
}

/** Input errors are collected per post; anything else aborts. */
function toFault(error: unknown): string {
  const isInput = error instanceof AppError && (error.code === 'INVALID_INPUT' || error.code === 'CONFLICT');
  if (isInput) return error.message;
  throw error;
}
