import { sql } from 'kysely';
import type { Tx } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import { announcePosts, MARK_CHANGED } from '../posts/announce-posts.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { addToSlots, EMPTY_SUM, toSlot } from './figure-slots.ts';
import { findPostSite } from './record-figures.ts';

type Clicked = Pick<PostRow, 'id' | 'workspace_id' | 'origin' | 'deleted_at'>;
/** `times`: when the clicks were made. `sign`: -1 removes them. */
type Clicks = { times: readonly number[]; sign: 1 | -1 };

export const countClick = (ctx: Context, tx: Tx, post: Clicked, at: number): Promise<void> =>
  countClicks(ctx, tx, post, { times: [at], sign: 1 });

/** Adds or removes clicks in the figures of a locked post. */
export async function countClicks(
  ctx: Context,
  tx: Tx,
  post: Clicked,
  { times, sign }: Clicks,
): Promise<void> {
  const { id, workspace_id } = post;
  const isCounted = post.deleted_at === null;
  const clicks = sign * times.length;
  const { site } = await tx
    .insertInto('post_totals')
    .values({
      post_id: id,
      workspace_id,
      site: findPostSite(post, ctx.platform),
      is_counted: isCounted ? 1 : 0,
      clicks,
    })
    .onConflict((conflict) =>
      conflict.column('post_id').doUpdateSet({ clicks: sql`coalesce(post_totals.clicks, 0) + ${clicks}` }),
    )
    .returning('site')
    .executeTakeFirstOrThrow();
  const gains = times.map((at) => ({
    workspace_id,
    site,
    at: toSlot(at),
    posts: 0,
    ...EMPTY_SUM,
    clicks: sign,
  }));
  if (isCounted) await addToSlots(tx, gains);
  await tx.updateTable('posts').set(MARK_CHANGED).where('id', '=', id).execute();
  await announcePosts(ctx, tx, workspace_id);
  await ctx.events.publish(tx, { workspaceId: workspace_id, topic: 'figures' });
}
