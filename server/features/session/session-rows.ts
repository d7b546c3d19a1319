import type { Selectable } from 'kysely';
import type { Session, User } from '#contract/session.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';

export type UserRow = Selectable<Schema['users']>;
export type SessionRow = Selectable<Schema['sessions']>;

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

export const findUser = (db: Db, id: string): Promise<UserRow> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const findUserByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
