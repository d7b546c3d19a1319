import type { Updateable } from 'kysely';
import { AppError } from '#server/app-error.ts';
import type { Schema, Tx } from '#server/adapters/db/schema.ts';
import type { Owned } from '#server/authorize.ts';
import { MARK_CHANGED } from './announce-posts.ts';
import type { PostRow } from './post-rows.ts';

export const CHANGED_MEANWHILE = 'This post was just changed. Check it, then try again.';

/** Updates a post under its optimistic lock, because a sender may have changed it since it was read. */
export async function writePost(
  tx: Tx,
  post: Owned<PostRow>,
  set: Updateable<Schema['posts']>,
): Promise<void> {
  const written = await tx
    .updateTable('posts')
    .set({ ...set, ...MARK_CHANGED })
    .where('id', '=', post.id)
    .where('fence', '=', post.fence)
    .where('phase', '=', post.phase)
    .returning('id')
    .executeTakeFirst();
  if (!written) throw new AppError('CONFLICT', CHANGED_MEANWHILE);
}
