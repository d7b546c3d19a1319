import type { SelectQueryBuilder } from 'kysely';
import type { Schema, Tx } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';

type Ids = SelectQueryBuilder<Schema, 'posts', { id: string }>;

/** Locks posts before a bulk change, ordered by id to avoid deadlocks. */
export async function lockPosts({ engine }: Context, tx: Tx, which: (posts: Ids) => Ids): Promise<void> {
  await engine.lock(which(tx.selectFrom('posts').select('id')).orderBy('id')).execute();
}
