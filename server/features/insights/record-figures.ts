import type { Selectable } from 'kysely';
import type { FigureSource } from '#contract/figures.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';
import type { Site } from '#server/adapters/db/figure-tables.ts';
import type { Schema, Tx } from '#server/adapters/db/schema.ts';
import type { Context, PostSeen } from '#server/context.ts';
import { originOf } from '../communities/community-id.ts';
import { announcePosts, MARK_CHANGED } from '../posts/announce-posts.ts';
import { lockPosts } from '../posts/lock-posts.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { addToSlots, setCounted, countUpvotesGained, toSlot } from './figure-slots.ts';
import { findThreadTimes } from './find-thread-times.ts';
import { findMeasured } from './measured-clicks.ts';

/** A reading of a published post's figures. */
export type Reading = {
  post: Pick<PostRow, 'id' | 'workspace_id' | 'origin'>;
  takenAt: number;
  score: number;
  /** Null if not read; keeps the known value. */
  comments: number | null;
  upvoteRatio: number | null;
  source: FigureSource;
};

/** A manual post counts for the site that this installation uses when its figures are read. */
export const findPostSite = ({ origin }: Pick<PostRow, 'origin'>, platform: Platform | null): Site =>
  origin === 'sandbox' || origin === 'api' ? origin : originOf(platform);

/**
 * Stores readings, at most one per post, and adds the gains since the previous ones. Ignores readings older than the
 * latest.
 */
export async function recordFigures(ctx: Context, tx: Tx, readings: readonly Reading[]): Promise<void> {
  const ids = readings.map(({ post }) => post.id);
  if (ids.length === 0) return;
  await lockPosts(ctx, tx, (posts) => posts.where('id', 'in', ids));
  // It may have moved to the trash since it was read.
  const posts = await tx.selectFrom('posts').select(['id', 'deleted_at']).where('id', 'in', ids).execute();
  const isCounted = new Map(posts.map((row) => [row.id, row.deleted_at === null]));
  const totals = await tx.selectFrom('post_totals').selectAll().where('post_id', 'in', ids).execute();
  const known = new Map(totals.map((row) => [row.post_id, row]));
  await moveToSite(ctx, tx, readings, totals);
  const fresh = readings
    .filter(({ post, takenAt }) => isCounted.has(post.id) && (known.get(post.id)?.taken_at ?? -1) < takenAt)
    .map(({ comments, ...reading }) => {
      const before = known.get(reading.post.id);
      const complete = { ...reading, comments: comments ?? before?.comments ?? 0 };
      return { reading: complete, gained: gainedSince(before, complete) };
    });
  if (fresh.length === 0) return;
  await tx
    .insertInto('post_figures')
    .values(
      fresh.map(({ reading: { post, takenAt, score, comments, upvoteRatio, source }, gained }) => ({
        id: newId('fig', ctx),
        post_id: post.id,
        taken_at: takenAt,
        score,
        comments,
        upvote_ratio: upvoteRatio,
        source,
        upvotes_gained: gained.upvotes,
        comments_gained: gained.comments,
      })),
    )
    .execute();
  const measured = await findMeasured(
    tx,
    ids.filter((id) => !known.has(id)),
  );
  const threadTimes = await findThreadTimes(
    tx,
    ids.filter((id) => known.get(id)?.taken_at == null),
  );
  await tx
    .insertInto('post_totals')
    .values(
      fresh.map(({ reading: { post, takenAt, score, comments, source } }) => ({
        post_id: post.id,
        workspace_id: post.workspace_id,
        site: findPostSite(post, ctx.platform),
        is_counted: isCounted.get(post.id) ? (1 as const) : (0 as const),
        upvotes: score,
        comments,
        clicks: measured.has(post.id) ? 0 : null,
        source,
        taken_at: takenAt,
        thread_at: threadTimes.get(post.id) ?? null,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('post_id').doUpdateSet((row) => ({
        upvotes: row.ref('excluded.upvotes'),
        comments: row.ref('excluded.comments'),
        source: row.ref('excluded.source'),
        taken_at: row.ref('excluded.taken_at'),
        thread_at: row.fn.coalesce('post_totals.thread_at', 'excluded.thread_at'),
      })),
    )
    .execute();
  await addToSlots(
    tx,
    fresh
      .filter(({ reading }) => isCounted.get(reading.post.id))
      .map(({ reading: { post, takenAt }, gained: { upvotes, liked, comments } }) => ({
        workspace_id: post.workspace_id,
        site: findPostSite(post, ctx.platform),
        at: toSlot(takenAt),
        posts: known.get(post.id)?.taken_at == null ? 1 : 0,
        upvotes,
        liked,
        comments,
        clicks: 0,
      })),
  );
  const changed = fresh.filter(
    ({ reading: { post }, gained }) =>
      known.get(post.id)?.taken_at == null || gained.upvotes !== 0 || gained.comments !== 0,
  );
  if (changed.length === 0) return;
  const changedIds = changed.map(({ reading }) => reading.post.id);
  await tx.updateTable('posts').set(MARK_CHANGED).where('id', 'in', changedIds).execute();
  await announcePosts(ctx, tx, ...new Set(changed.map(({ reading }) => reading.post.workspace_id)));
}

/** A manual post may have counted for the site in use at its previous reading. */
async function moveToSite(
  ctx: Context,
  tx: Tx,
  readings: readonly Reading[],
  totals: readonly Pick<Selectable<Schema['post_totals']>, 'post_id' | 'site' | 'is_counted'>[],
): Promise<void> {
  const posts = new Map(readings.map(({ post }) => [post.id, post]));
  for (const { post_id: id, site, is_counted: isCounted } of totals) {
    const post = posts.get(id);
    const here = post && findPostSite(post, ctx.platform);
    if (!here || here === site) continue;
    await setCounted(tx, [id], 0);
    await tx.updateTable('post_totals').set({ site: here }).where('post_id', '=', id).execute();
    await setCounted(tx, [id], isCounted);
  }
}

type Counts = { upvotes: number | null; comments: number | null };
type Gain = { upvotes: number; liked: number; comments: number };

const gainedSince = (
  before: Counts | undefined,
  { score, comments }: { score: number; comments: number },
): Gain => ({
  upvotes: score - (before?.upvotes ?? 0),
  liked: countUpvotesGained(before?.upvotes ?? 0, score),
  comments: comments - (before?.comments ?? 0),
});

export async function recordSeen(ctx: Context, tx: Tx, { post, seen }: PostSeen): Promise<void> {
  // The platform does not return the number of replies to a comment; they are counted when read.
  const comments = 'comments' in seen ? seen.comments : null;
  const upvoteRatio = 'upvoteRatio' in seen ? seen.upvoteRatio : null;
  const reading = { score: seen.score, comments, upvoteRatio, takenAt: ctx.clock.now() };
  await recordFigures(ctx, tx, [{ ...reading, post, source: findPostSite(post, ctx.platform) }]);
}
