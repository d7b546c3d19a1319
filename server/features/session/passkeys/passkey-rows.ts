import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { toIsoTime } from '#contract/fields.ts';
import type { Passkey } from '#contract/session/passkeys.ts';
import type { Credential } from '#server/adapters/crypto/webauthn.ts';
import type { Db, Schema, Tx } from '#server/adapters/db/schema.ts';

export type PasskeyRow = Selectable<Schema['passkeys']>;

const transportList = z.array(z.string());

export const presentPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: toIsoTime(row.created_at),
  lastUsedAt: toIsoTime(row.last_used_at),
});

export const toCredential = (row: PasskeyRow): Credential => ({
  id: row.credential_id,
  publicKey: row.public_key,
  signCount: row.sign_count,
  transports: transportList.parse(JSON.parse(row.transports)),
});

export const findPasskeys = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();

export const findPasskey = (db: Db, id: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();

export const findByCredential = (db: Db, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();

/** Locks the user, so that concurrent changes of sign-in methods see each other. */
export const lockUser = (tx: Tx, userId: string) =>
  tx
    .updateTable('users')
    .set((row) => ({ asks_for_passkey: row.ref('asks_for_passkey') }))
    .where('id', '=', userId)
    .execute();
