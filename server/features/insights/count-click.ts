import { sql } from 'kysely';
import type { Tx } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import { announcePosts, CHANGED } from '../posts/announce-posts.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { addToSlots, NOTHING, slotOf } from './figure-slots.ts';
import { siteOf } from './record-figures.ts';

type Clicked = Pick<PostRow, 'id' | 'workspace_id' | 'origin' | 'deleted_at'>;
/** When they were made; `sign` is -1 for those that count no more. */
type Clicks = { times: readonly number[]; sign: 1 | -1 };

/** Adds a click to the figures of a locked post. */
export const countClick = (ctx: Context, tx: Tx, post: Clicked, at: number): Promise<void> =>
  countClicks(ctx, tx, post, { times: [at], sign: 1 });

/** Adds clicks to the figures of a locked post, or takes them away. */
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
      site: siteOf(post, ctx.platform),
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
    at: slotOf(at),
    posts: 0,
    ...NOTHING,
    clicks: sign,
  }));
  if (isCounted) await addToSlots(tx, gains);
  await tx.updateTable('posts').set(CHANGED).where('id', '=', id).execute();
  await announcePosts(ctx, tx, workspace_id);
  await ctx.events.publish(tx, { workspaceId: workspace_id, topic: 'figures' });
}
