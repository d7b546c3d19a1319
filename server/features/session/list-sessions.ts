import type { Session } from '#contract/session.ts';
import type { UserContext } from '#server/context.ts';
import { presentSession } from './session-rows.ts';

export async function listSessions({ db, clock, actor }: UserContext): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', actor.userId)
    .where('expires_at', '>', clock.now())
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows.map((row) => presentSession(row, actor.sessionId));
}
