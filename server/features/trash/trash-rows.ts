import { sql } from 'kysely';
import { toIsoTime } from '#contract/fields.ts';
import type { TrashedPost } from '#contract/trash.ts';
import { toStatus } from '#core/posts/post-phase.ts';
import type { Db, Tx } from '#server/adapters/db/schema.ts';
import { authorize, type Owned } from '#server/authorize.ts';
import type { UserContext } from '#server/context.ts';
import type { PostRow } from '../posts/post-rows.ts';
import { KEEP_TRASH_MS } from './purge-trash.ts';

const EXCERPT = 200;

/** Posts deleted before this are no longer in the trash. */
export const trashStart = ({ clock }: UserContext): number => clock.now() - KEEP_TRASH_MS;

export const selectTrash = (ctx: UserContext, db: Db) =>
  db
    .selectFrom('posts')
    .where('workspace_id', '=', ctx.actor.workspaceId)
    .where('removed_at', 'is', null)
    .where('deleted_at', '>=', trashStart(ctx));

/** A post in the trash of the actor's workspace; throws "not found" for any other. */
export async function findTrashed(ctx: UserContext, tx: Tx, id: string): Promise<Owned<PostRow>> {
  const row = await selectTrash(ctx, tx).selectAll().where('id', '=', id).executeTakeFirst();
  return authorize(ctx.actor, row);
}

type TrashedRow = Pick<
  PostRow,
  'id' | 'type' | 'title' | 'subreddit' | 'phase' | 'scheduled_at' | 'published_at'
> & { deleted_at: number; excerpt: string };

/** Selects excerpts only, because the trash may be large. */
export const findTrash = (ctx: UserContext, limit: number): Promise<TrashedRow[]> =>
  selectTrash(ctx, ctx.db)
    .select(['id', 'type', 'title', 'subreddit', 'phase', 'scheduled_at', 'published_at'])
    .select((row) => [
      row.ref('deleted_at').$notNull().as('deleted_at'),
      sql<string>`substr(content, 1, ${sql.lit(EXCERPT)})`.as('excerpt'),
    ])
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const presentTrashed = (row: TrashedRow): TrashedPost => ({
  id: row.id,
  type: row.type,
  title: row.title,
  excerpt: row.excerpt,
  subreddit: row.subreddit,
  status: toStatus(row.phase),
  phase: row.phase,
  scheduledAt: toIsoTime(row.scheduled_at),
  publishedAt: toIsoTime(row.published_at),
  deletedAt: new Date(row.deleted_at).toISOString(),
  goneAt: new Date(row.deleted_at + KEEP_TRASH_MS).toISOString(),
});
