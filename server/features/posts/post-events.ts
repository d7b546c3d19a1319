import { newId } from '#server/adapters/crypto/new-id.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';

/** The events of a post's history. */
export type PostEventName =
  | 'created'
  | 'changed'
  | 'ownWords'
  | 'scheduled'
  | 'unscheduled'
  | 'sending'
  | 'accepted'
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
  | 'confirmed'
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

export async function addHistoryLines(ports: Ports, db: Db, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return;
  await db
    .insertInto('post_events')
    .values((row) =>
      lines.map(({ postId, event, detail = '' }) => ({
        id: newId('evt', ports),
        workspace_id: row.selectFrom('posts').select('workspace_id').where('id', '=', postId),
        post_id: postId,
        no: row
          .selectFrom('post_events')
          .select(({ fn }) => row(fn.countAll<number>(), '+', 1).as('no'))
          .where('post_id', '=', postId),
        at: ports.clock.now(),
        event,
        detail: detail.slice(0, 500),
      })),
    )
    .execute();
}
