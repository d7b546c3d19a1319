import type { Selectable } from 'kysely';
import type { Session, User } from '#contract/session.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import type { Base } from '#server/context.ts';

export type UserRow = Selectable<Schema['users']>;
export type SessionRow = Selectable<Schema['sessions']>;

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

export const findSession = ({ db, clock }: Base, tokenHash: string): Promise<SessionRow | undefined> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();

/** A session lives on while it is used; written down at most every few minutes. */
export async function touchSession({ db, clock }: Base, session: SessionRow): Promise<void> {
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
