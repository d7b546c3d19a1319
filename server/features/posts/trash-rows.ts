import { sql } from 'kysely';
import type { TrashedPost } from '#contract/trash.ts';
import { statusOf } from '#core/posts/post-phase.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context, UserActor } from '#server/context.ts';
import { type PostRow, toInstant } from './post-rows.ts';
import { KEEP_TRASH_MS } from './remove-gone.ts';

const EXCERPT = 200;

/** The instant of deletion of what was removed for good: it is in the trash no more. */
export const GONE = 0;

export const isInTrash = ({ clock }: Context, deletedAt: number): boolean =>
  deletedAt >= clock.now() - KEEP_TRASH_MS;

export const selectTrash = ({ actor, clock }: Context<UserActor>, db: Db) =>
  db
    .selectFrom('posts')
    .where('workspace_id', '=', actor.workspaceId)
    .where('deleted_at', '>=', clock.now() - KEEP_TRASH_MS);

type TrashedRow = Pick<
  PostRow,
  'id' | 'type' | 'title' | 'subreddit' | 'phase' | 'scheduled_at' | 'published_at'
> & { deleted_at: number; excerpt: string };

/** Not the whole texts: there may be many, and nobody reads them there. */
export const findTrash = (ctx: Context<UserActor>, limit: number): Promise<TrashedRow[]> =>
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
  status: statusOf(row.phase),
  phase: row.phase,
  scheduledAt: toInstant(row.scheduled_at),
  publishedAt: toInstant(row.published_at),
  deletedAt: new Date(row.deleted_at).toISOString(),
  goneAt: new Date(row.deleted_at + KEEP_TRASH_MS).toISOString(),
});
