import { newId } from '#server/adapters/crypto/new-id.ts';
import { sql } from 'kysely';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';

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

type Ports = Pick<Context, 'clock' | 'random'>;

type Line = { postId: string; event: PostEventName; detail?: string };

export const addHistory = (
  ports: Ports,
  db: Db,
  postId: string,
  event: PostEventName,
  detail = '',
): Promise<void> => addHistoryLines(ports, db, [{ postId, event, detail }]);

/** At most one line per post: several would get the same number. */
export async function addHistoryLines(ports: Ports, db: Db, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return;
  const values = lines.map(
    ({ postId, event, detail = '' }) =>
      sql`(${newId('evt', ports)}, ${postId}, ${event}, ${detail.slice(0, 500)})`,
  );
  // One joined list of values, so that the statement is planned once rather than per line.
  await sql`insert into post_events (id, workspace_id, post_id, no, at, event, detail)
    select line.column1, posts.workspace_id, posts.id,
      (select count(*) + 1 from post_events where post_id = posts.id),
      cast(${ports.clock.now()} as bigint), line.column3, line.column4
    from (values ${sql.join(values)}) as line join posts on posts.id = line.column2`.execute(db);
}
