import { sql } from 'kysely';
import { readParentId } from '#core/posts/read-thread-link.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { PostRow } from '../posts/post-rows.ts';

/** True if a post of the same Reddit user, in any workspace, has this id through an unchecked link. */
export async function isLinked(db: Db, { account_id: accountId }: PostRow, id: string): Promise<boolean> {
  const accounts = db
    .selectFrom('reddit_accounts as own')
    .innerJoin('reddit_accounts as each', (join) =>
      join.onRef('each.mode', '=', 'own.mode').on(sql<boolean>`lower(each.username) = lower(own.username)`),
    )
    .select('each.id')
    .where('own.id', '=', accountId);
  const links = await db
    .selectFrom('posts')
    .select('permalink')
    .where('account_id', 'in', accounts)
    .where('platform_id', 'is', null)
    .where('permalink', 'is not', null)
    .execute();
  return links.some(({ permalink }) => readParentId(permalink) === id);
}
