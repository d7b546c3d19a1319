import type { EventType } from '#contract/alerts/alert-fields.ts';
import type { PostPhase, Problem } from '#contract/posts.ts';
import { shorten } from '#core/text/cut-text.ts';
import { newId } from '#server/adapters/crypto/new-id.ts';
import { sql } from 'kysely';
import type { Db } from '#server/adapters/db/schema.ts';
import { resolveSiteUrl } from '#server/adapters/platform/site-url.ts';
import type { Context } from '#server/context.ts';
import { recordEvents } from '../alerts/record-events.ts';

export type PostEventName =
  | 'created'
  | 'changed'
  | 'ownWords'
  | 'scheduled'
  | 'unscheduled'
  | 'withdrawn'
  | 'sending'
  | 'accepted'
  | 'found'
  | 'refused'
  | 'delayed'
  | 'outcomeUnknown'
  | 'lookedInVain'
  | 'couldNotLook'
  | 'cameLate'
  | 'copyFound'
  | 'copyRemoved'
  | 'sendingAgain'
  | 'parked'
  | 'approved'
  | 'rejected'
  | 'confirmed'
  | 'linkUnchecked'
  | 'postedByAnother'
  | 'trashed'
  | 'restored'
  | 'removedThere'
  | 'backThere'
  | 'locked'
  | 'unlocked'
  | 'editedThere';

type Line = { postId: string; event: PostEventName; detail?: string };

export const addHistory = (
  ports: Ports,
  db: Db,
  postId: string,
  event: PostEventName,
  detail = '',
): Promise<void> => addHistoryLines(ports, db, [{ postId, event, detail }]);

/** At most one line per post, because several would get the same number. */
export async function addHistoryLines(ports: Ports, db: Db, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return;
  const values = lines.map(
    ({ postId, event, detail = '' }) =>
      sql`(${newId('evt', ports)}, ${postId}, ${event}, ${detail.slice(0, 500)})`,
  );
  // One joined list of values, so that the database plans one statement instead of one per line.
  await sql`insert into post_events (id, workspace_id, post_id, no, at, event, detail)
    select line.column1, posts.workspace_id, posts.id,
      (select count(*) + 1 from post_events where post_id = posts.id),
      cast(${ports.clock.now()} as bigint), line.column3, line.column4
    from (values ${sql.join(values)}) as line join posts on posts.id = line.column2`.execute(db);
  await recordNews(ports, db, lines);
}

const TITLE_LENGTH = 80;

/** The kinds of events that record a new phase. */
const NEWS: ReadonlySet<PostEventName> = new Set([
  'accepted',
  'found',
  'cameLate',
  'confirmed',
  'refused',
  'parked',
  'removedThere',
]);
const TYPES: Partial<Record<PostPhase, EventType>> = {
  published: 'post.published',
  failed: 'post.failed',
  needs_you: 'post.needs_you',
  removed: 'post.removed',
};

type Ports = Pick<Context, 'clock' | 'random' | 'jobs' | 'platform'>;

/** Records an event for each of these posts that has just entered a new phase. Call it after the posts are changed. */
async function recordNews(ctx: Ports, db: Db, lines: readonly Line[]): Promise<void> {
  const ids = lines.filter(({ event }) => NEWS.has(event)).map(({ postId }) => postId);
  if (ids.length === 0) return;
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'workspace_id', 'title', 'content', 'subreddit', 'permalink', 'phase', 'problem'])
    .where('id', 'in', ids)
    .execute();
  await recordEvents(
    ctx,
    db,
    posts.flatMap((post) => {
      const type = TYPES[post.phase];
      if (!type) return [];
      const { id, subreddit, permalink, problem } = post;
      const { message, remedy } = problem === null ? {} : (JSON.parse(problem) as Partial<Problem>);
      const title = post.title ?? shorten(post.content, TITLE_LENGTH);
      const url = permalink === null ? null : new URL(permalink, resolveSiteUrl(ctx.platform)).href;
      const told = { ...(message && { reason: message }), ...(remedy && { remedy }) };
      const data = { id, postId: id, subreddit, title, url, ...told };
      return [{ workspaceId: post.workspace_id, type, facts: { subreddit, postId: id }, data }];
    }),
  );
}
