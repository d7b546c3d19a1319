import type { Selectable, Updateable } from 'kysely';
import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Db, Schema, Tx } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { hashOf, titleHashOf } from './content-hash.ts';
import type { Attempt } from './publish-protocol.ts';

type AttemptRow = Selectable<Schema['post_attempts']>;
export type AttemptState = AttemptRow['state'];

export const findAttempts = (db: Db, postId: string) =>
  db
    .selectFrom('post_attempts')
    .selectAll()
    .where('post_id', '=', postId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Undefined if the account has another attempt in flight. */
export async function insertAttempt(
  ctx: Context,
  tx: Tx,
  post: PostRow,
  state: AttemptState,
  armedAt: number,
): Promise<AttemptRow | undefined> {
  if (!post.account_id) return undefined;
  return await tx
    .insertInto('post_attempts')
    .values({
      id: newId('att', ctx),
      post_id: post.id,
      account_id: post.account_id,
      fence: post.fence,
      state,
      hash: hashOf(post),
      armed_at: armedAt,
      quiet_until: 0,
      misses: 0,
      looks: 0,
      taken: 0,
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export const setAttempt = (tx: Tx, id: string, set: Updateable<Schema['post_attempts']>) =>
  tx.updateTable('post_attempts').set(set).where('id', '=', id).execute();

export const toAttempt = (row: AttemptRow, post: PostRow, tries: number): Attempt => ({
  id: row.id,
  hash: row.hash,
  titleHash: titleHashOf(post),
  taken: row.taken === 1,
  armedAt: row.armed_at,
  quietUntil: row.quiet_until,
  misses: row.misses,
  checks: row.looks,
  tries,
  armed: row.state === 'armed',
});

/** Whether another post of this member that was sent with one of these texts is in doubt. */
export async function isSiblingOpen(db: Db, post: PostRow, hashes: readonly string[]): Promise<boolean> {
  const open = await db
    .selectFrom('post_attempts')
    .innerJoin('reddit_accounts as theirs', 'theirs.id', 'post_attempts.account_id')
    .innerJoin('reddit_accounts as ours', (join) =>
      join.onRef('ours.username', '=', 'theirs.username').onRef('ours.mode', '=', 'theirs.mode'),
    )
    .select('post_attempts.id')
    .where('ours.id', '=', post.account_id)
    .where('post_attempts.post_id', '<>', post.id)
    .where('post_attempts.hash', 'in', [...hashes])
    .where('post_attempts.state', 'in', ['armed', 'unknown'])
    .executeTakeFirst();
  return open !== undefined;
}
