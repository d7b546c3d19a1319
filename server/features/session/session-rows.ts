import type { Selectable } from 'kysely';
import type { Session, User } from '#contract/session.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import type { Base } from '#server/context.ts';

export type UserRow = Selectable<Schema['users']>;
export type SessionRow = Selectable<Schema['sessions']>;
export type OpenSession = Pick<SessionRow, 'id' | 'user_id' | 'workspace_id' | 'last_seen_at'> & {
  posts_version: number;
};

const DAY_MS = 24 * 3_600_000;
export const SESSION_LIFE_MS = 30 * DAY_MS;
const TOUCH_EVERY_MS = 5 * 60_000;

export const presentUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  profileImageUrl: row.profile_image_url,
  subscriptionPlan: row.subscription_plan,
  createdAt: new Date(row.created_at).toISOString(),
  hasPassword: row.password_hash !== null,
});

export const presentSession = (row: SessionRow, currentId: string): Session => ({
  id: row.id,
  device: row.device,
  createdAt: new Date(row.created_at).toISOString(),
  lastSeenAt: new Date(row.last_seen_at).toISOString(),
  current: row.id === currentId,
});

/** Every request asks this and every page whether its list has changed: one query, built once and run with other values. */
export function createSessionFinder({ db, clock }: Base) {
  const query = db
    .selectFrom('sessions')
    .innerJoin('workspaces', 'workspaces.id', 'sessions.workspace_id')
    .select(['sessions.id', 'user_id', 'workspace_id', 'last_seen_at', 'posts_version'])
    .where('token_hash', '=', '')
    .where('expires_at', '>', 0)
    .compile();
  return async (tokenHash: string): Promise<OpenSession | undefined> => {
    const { rows } = await db.executeQuery<OpenSession>({ ...query, parameters: [tokenHash, clock.now()] });
    return rows[0];
  };
}

/** A session lives on while it is used; written down at most every few minutes. */
export async function touchSession({ db, clock }: Base, session: OpenSession): Promise<void> {
  const now = clock.now();
  if (now - session.last_seen_at < TOUCH_EVERY_MS) return;
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: now + SESSION_LIFE_MS })
    .where('id', '=', session.id)
    .execute();
}

export const findUser = (db: Db, id: string): Promise<UserRow> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const findUserByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
