import { sql } from 'kysely';
import { findSessionEnd } from '#core/session/session-life.ts';
import type { ListName } from '../adapters/db/list-versions.ts';
import type { Schema } from '../adapters/db/schema.ts';
import type { Base } from '../context.ts';

export type OpenSession = Pick<
  Schema['sessions'],
  'id' | 'user_id' | 'workspace_id' | 'created_at' | 'last_seen_at'
>;

const TOUCH_EVERY_MS = 5 * 60_000;

const selectSessions = ({ db }: Base) =>
  db
    .selectFrom('sessions')
    .select(['sessions.id', 'sessions.user_id', 'sessions.workspace_id'])
    .select(['sessions.created_at', 'sessions.last_seen_at'])
    .where('token_hash', '=', '')
    .where('expires_at', '>', 0);

/** Finds a session by its token's hash. Every request needs it, so the query is compiled once. */
export function createSessionFinder(base: Base) {
  const query = selectSessions(base).compile();
  return async (tokenHash: string): Promise<OpenSession | undefined> => {
    const parameters = [tokenHash, base.clock.now()];
    const { rows } = await base.db.executeQuery<OpenSession>({ ...query, parameters });
    return rows[0] ?? (await findByOldToken(base, tokenHash));
  };
}

/** Finds a session by its old token, for requests that the browser sent before it received the new one. */
const findByOldToken = ({ db, clock }: Base, tokenHash: string): Promise<OpenSession | undefined> =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'workspace_id', 'created_at', 'last_seen_at'])
    .where('old_token_hash', '=', tokenHash)
    .where('old_token_until', '>', clock.now())
    .executeTakeFirst();

export type ListSession = OpenSession & { readonly listVersion: number };

/** Like `findSession`, with the version of one of the workspace's lists. */
export function createListSessionFinder(base: Base, list: ListName) {
  const version = sql<number>`coalesce((select version from list_versions
    where key = sessions.workspace_id || ${sql.lit(`:${list}`)}), 0)`;
  const query = selectSessions(base).select(version.as('listVersion')).compile();
  return async (tokenHash: string): Promise<ListSession | undefined> => {
    const parameters = [tokenHash, base.clock.now()];
    const { rows } = await base.db.executeQuery<ListSession>({ ...query, parameters });
    return rows[0];
  };
}

/** Extends a session in use. Writes at most once every few minutes. */
export async function touchSession({ db, clock }: Base, session: OpenSession): Promise<void> {
  const now = clock.now();
  if (now - session.last_seen_at < TOUCH_EVERY_MS) return;
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: findSessionEnd(session.created_at, now) })
    .where('id', '=', session.id)
    .execute();
}
