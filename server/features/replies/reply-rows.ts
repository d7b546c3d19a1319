import type { Selectable } from 'kysely';
import { toIsoTime } from '#contract/fields.ts';
import type { Reply } from '#contract/replies.ts';
import { formatAgo } from '#core/opportunities/format-ago.ts';
import { cutText } from '#core/text/cut-text.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import { resolveSiteUrl } from '#server/adapters/platform/site-url.ts';
import type { UserContext } from '#server/context.ts';
import { originOf } from '../communities/community-id.ts';

const FIRST_WORDS = 200;
const MOST_READ = 200;

export type ReplyRow = Selectable<Schema['replies']>;
type ReplyUnderPost = Awaited<ReturnType<typeof findWaiting>>[number];

export const findReply = (db: Db, id: string): Promise<ReplyRow | undefined> =>
  db.selectFrom('replies').selectAll().where('id', '=', id).executeTakeFirst();

/** Replies on the current site to posts that are still up, without dismissed ones. */
export const findWaiting = ({ db, actor, platform }: UserContext) =>
  db
    .selectFrom('replies')
    .innerJoin('posts', 'posts.id', 'replies.post_id')
    .selectAll('replies')
    .select(['posts.title', 'posts.content', 'posts.subreddit'])
    .where('replies.workspace_id', '=', actor.workspaceId)
    .where('replies.site', '=', originOf(platform))
    .where('posts.phase', '=', 'published')
    .where('posts.deleted_at', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('waived_replies as waived')
            .select('waived.id')
            .whereRef('waived.workspace_id', '=', 'replies.workspace_id')
            .whereRef('waived.site', '=', 'replies.site')
            .whereRef('waived.comment_id', '=', 'replies.comment_id'),
        ),
      ),
    )
    .orderBy('replies.created_at', 'desc')
    .limit(MOST_READ)
    .execute();

export const presentReply = (row: ReplyUnderPost, { clock, platform }: UserContext): Reply => ({
  id: row.id,
  author: row.author,
  text: cutText(row.body, FIRST_WORDS),
  createdAt: toIsoTime(row.created_at),
  timeAgo: formatAgo(clock.now() - row.created_at),
  url: new URL(row.permalink, resolveSiteUrl(platform)).href,
  subreddit: row.subreddit,
  post: { id: row.post_id, title: row.title, content: cutText(row.content, FIRST_WORDS) },
  site: row.site,
});
