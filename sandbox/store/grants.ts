import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';

/** A code, an access token or a refresh token. All tokens of one consent share a family. */
export type Grant = {
  readonly token: string;
  readonly kind: 'code' | 'access' | 'refresh';
  readonly client: string;
  /** The member; null for an app without a member. */
  readonly member: string | null;
  readonly scope: string;
  readonly permanent: boolean;
  readonly family: string;
  readonly redirectUri: string | null;
  readonly expiresAt: number | null;
};

export type Grants = {
  add(grant: Grant): void;
  find(token: string, kind: Grant['kind']): Grant | undefined;
  remove(token: string): void;
  removeFamily(family: string): void;
  /** Deletes the grants that expired before this instant. */
  sweep(before: number): void;
};

const isKind = (value: unknown): value is Grant['kind'] =>
  value === 'code' || value === 'access' || value === 'refresh';

function present(row: Record<string, SQLOutputValue>): Grant {
  return {
    token: String(row['token']),
    kind: isKind(row['kind']) ? row['kind'] : 'access',
    client: String(row['client']),
    member: row['member'] == null ? null : String(row['member']),
    scope: String(row['scope']),
    permanent: row['permanent'] === 1,
    family: String(row['family']),
    redirectUri: row['redirect_uri'] == null ? null : String(row['redirect_uri']),
    expiresAt: row['expires_at'] == null ? null : Number(row['expires_at']),
  };
}

export function createGrants(database: DatabaseSync): Grants {
  const insert = database.prepare(`
    insert into grants (token, kind, client, member, scope, permanent, family, redirect_uri, expires_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const select = database.prepare('select * from grants where token = ? and kind = ?');
  const remove = database.prepare('delete from grants where token = ?');
  const removeFamily = database.prepare('delete from grants where family = ?');
  const sweep = database.prepare('delete from grants where expires_at < ?');
  return {
    add: (grant) => {
      const { token, kind, client, member, scope, permanent, family, redirectUri, expiresAt } = grant;
      insert.run(token, kind, client, member, scope, Number(permanent), family, redirectUri, expiresAt);
    },
    find: (token, kind) => {
      const row = select.get(token, kind);
      return row ? present(row) : undefined;
    },
    remove: (token) => void remove.run(token),
    removeFamily: (family) => void removeFamily.run(family),
    sweep: (before) => void sweep.run(before),
  };
}
