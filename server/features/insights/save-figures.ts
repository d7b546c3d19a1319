import type { Input, Output } from '#contract/endpoint.ts';
import type { saveFigures as endpoint } from '#contract/figures.ts';
import { AppError } from '#server/app-error.ts';
import { authorize } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import { findPost } from '../posts/post-rows.ts';
import { presentReading } from './figure-rows.ts';
import { recordFigures } from './record-figures.ts';

/** Stores figures entered by the author. Earlier figures stay as history. */
export async function saveFigures(
  ctx: UserContext,
  { id, score, comments, source }: Input<typeof endpoint>,
): Promise<Output<typeof endpoint>> {
  return await ctx.db.transaction().execute(async (tx) => {
    const post = authorize(ctx.actor, await findPost(tx, id));
    if (post.published_at === null)
      throw new AppError('CONFLICT', 'This post isn’t published yet, so it has no figures.');
    const takenAt = ctx.clock.now();
    const reading = { post, takenAt, score, comments, upvoteRatio: null, source };
    await recordFigures(ctx, tx, [reading]);
    await ctx.events.publish(tx, { workspaceId: post.workspace_id, topic: 'figures' });
    return presentReading(reading);
  });
}
