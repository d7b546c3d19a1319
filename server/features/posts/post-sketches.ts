import { sql } from 'kysely';
import { packOutline } from '#core/text/outline.ts';
import { packGrams, type Sketch, sketchText } from '#core/text/sketch-text.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context, UserContext } from '#server/context.ts';
import type { PostRow } from './post-rows.ts';

/** Texts are compared with those of the last thirty days. */
const WINDOW_MS = 30 * 24 * 3_600_000;
const POSTS_AT_ONCE = 25;

type Clocked = Pick<Context, 'clock'>;
type SketchedPost = { readonly id: string; readonly workspaceId: string; readonly sketch: Sketch };

/** The workspace's sent or scheduled posts. This condition matches a partial index exactly. */
export const selectSentPosts = ({ clock }: Clocked, db: Db, workspaceId: string) =>
  db
    .selectFrom('posts')
    .where('posts.workspace_id', '=', workspaceId)
    .where('posts.deleted_at', 'is', null)
    .where(sql<boolean>`posts.phase not in ('draft', 'failed')`)
    .where('posts.updated_at', '>', clock.now() - WINDOW_MS);

export const toSketchedPost = ({ id, workspace_id, content }: PostRow): SketchedPost => ({
  id,
  workspaceId: workspace_id,
  sketch: sketchText(content),
});

/** Stores sketches of new or changed texts. */
export async function storeSketches(ctx: Clocked, db: Db, posts: readonly SketchedPost[]): Promise<void> {
  if (posts.length === 0) return;
  await dropSketches(
    db,
    posts.map(({ id }) => id),
  );
  await addSketches(ctx, db, posts);
}

/** Deletes the sketches of these posts: drafts are not compared with other texts. */
export async function dropSketches(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('post_sketches').where('post_id', 'in', ids).execute();
}

async function addSketches({ clock }: Clocked, db: Db, posts: readonly SketchedPost[]): Promise<void> {
  const rows = posts.map(({ id, workspaceId, sketch: { grams, outline } }) => ({
    post_id: id,
    workspace_id: workspaceId,
    gram_count: grams.length,
    outline: packOutline(outline),
    grams: packGrams(grams),
    made_at: clock.now(),
  }));
  await db
    .insertInto('post_sketches')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Creates missing sketches of older posts and of a restored backup. Call it before the comparing transaction, so that it
 * blocks no one.
 */
export async function fillSketches(ctx: UserContext): Promise<void> {
  const { workspaceId } = ctx.actor;
  for (;;) {
    const posts = await selectSentPosts(ctx, ctx.db, workspaceId)
      .leftJoin('post_sketches', 'post_sketches.post_id', 'posts.id')
      .select(['posts.id', 'posts.content'])
      .where('post_sketches.post_id', 'is', null)
      .orderBy('posts.id')
      .limit(POSTS_AT_ONCE)
      .execute();
    if (posts.length === 0) return;
    const sketched = posts.map(({ id, content }) => ({ id, workspaceId, sketch: sketchText(content) }));
    await addSketches(ctx, ctx.db, sketched);
    await ctx.clock.nextTurn();
  }
}
