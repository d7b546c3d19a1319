import type { Session } from '#contract/session.ts';
import type { PersonContext } from '#server/context.ts';
import { presentSession } from './session-rows.ts';

/** A user's sessions, most recently used first. */
export async function listSessions({ db, clock, actor }: PersonContext): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', actor.userId)
    .where('expires_at', '>', clock.now())
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows.map((row) => presentSession(row, actor.sessionId));
}
