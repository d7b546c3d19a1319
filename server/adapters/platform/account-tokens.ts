import type { Clock } from '../clock.ts';
import type { Cipher } from '../crypto/cipher.ts';
import type { Db, Schema } from '../db/schema.ts';
import type { Grants } from './grants.ts';
import { ok, type Outcome } from './outcome.ts';
import type { Grant } from './things.ts';

const REFRESH_BEFORE_MS = 60_000;
const REFRESH_LEASE_MS = 45_000;
const POLL_EVERY_MS = 250;

export type AccountTokens = {
  /** A valid access token, refreshed if necessary. `stale` is a token that was just rejected. */
  get(accountId: string, stale?: string): Promise<Outcome<string>>;
  /** Until when this account must not write, or 0. */
  writesWaitUntil(accountId: string): Promise<number>;
  delayWrites(accountId: string, waitMs: number): Promise<void>;
};

type Ports = {
  db: Db;
  clock: Clock;
  cipher: Cipher;
  grants: Grants;
  /** Called when the grant was revoked or has expired: the user has to reconnect the account. */
  onLost: (accountId: string) => Promise<void>;
};

export const tokenCell = (id: string, column: 'access_token' | 'refresh_token') => ({
  table: 'reddit_accounts',
  id,
  column,
});

/** The columns a grant is stored in. Without a new refresh token, the old one stays. */
export function sealGrant(cipher: Cipher, id: string, grant: Grant, now: number) {
  return {
    access_token: cipher.seal(grant.accessToken, tokenCell(id, 'access_token')),
    token_expires_at: now + grant.expiresInMs,
    scopes: grant.scopes.join(' '),
    ...(grant.refreshToken && {
      refresh_token: cipher.seal(grant.refreshToken, tokenCell(id, 'refresh_token')),
    }),
  };
}

/**
 * Access tokens, encrypted at rest. A lease in the database lets one process at a time refresh an account's token.
 */
export function createAccountTokens({ db, clock, cipher, grants, onLost }: Ports): AccountTokens {
  const refreshing = new Map<string, Promise<Outcome<string>>>();

  const find = (id: string) =>
    db.selectFrom('reddit_accounts').selectAll().where('id', '=', id).executeTakeFirst();

  type Tokens = Pick<Schema['reddit_accounts'], 'id' | 'access_token' | 'token_expires_at'>;

  function openToken({ id, access_token, token_expires_at }: Tokens, stale?: string): string | null {
    if (!access_token || (token_expires_at ?? 0) < clock.now() + REFRESH_BEFORE_MS) return null;
    const token = cipher.open(access_token, tokenCell(id, 'access_token'));
    return token === stale ? null : token;
  }

  async function current(id: string, stale?: string): Promise<string | null> {
    const row = await find(id);
    return row ? openToken(row, stale) : null;
  }

  const endLease = (id: string, kept: Partial<ReturnType<typeof sealGrant>> = {}) =>
    db
      .updateTable('reddit_accounts')
      .set({ ...kept, refreshing_until: 0 })
      .where('id', '=', id)
      .execute();

  async function refresh(id: string, stale?: string): Promise<Outcome<string>> {
    const claimed = await db
      .updateTable('reddit_accounts')
      .set({ refreshing_until: clock.now() + REFRESH_LEASE_MS })
      .where('id', '=', id)
      .where('refreshing_until', '<', clock.now())
      .returningAll()
      .executeTakeFirst();
    if (!claimed) return await waitForOther(id, stale);
    // Another refresh may have ended between our reading and our lease.
    const refreshed = openToken(claimed, stale);
    if (refreshed) {
      await endLease(id);
      return ok(refreshed);
    }
    if (!claimed.refresh_token || claimed.is_active === 0) return { kind: 'unauthorized' };
    const token = cipher.open(claimed.refresh_token, tokenCell(id, 'refresh_token'));
    const outcome = await grants.refresh(token, claimed.workspace_id);
    const kept = outcome.kind === 'ok' ? sealGrant(cipher, id, outcome.value, clock.now()) : {};
    await endLease(id, kept);
    if (outcome.kind === 'ok') return ok(outcome.value.accessToken);
    if (outcome.kind !== 'rejected' || outcome.code !== 'invalid_grant') return outcome;
    await onLost(id);
    return { kind: 'unauthorized' };
  }

  async function waitForOther(id: string, stale?: string): Promise<Outcome<string>> {
    if (!(await find(id))) return { kind: 'unauthorized' };
    await new Promise<void>((resolve) => clock.after(POLL_EVERY_MS, resolve));
    const token = await current(id, stale);
    return token ? ok(token) : await refresh(id, stale);
  }

  return {
    async get(id, stale) {
      const token = await current(id, stale);
      if (token) return ok(token);
      const running = refreshing.get(id) ?? refresh(id, stale).finally(() => refreshing.delete(id));
      refreshing.set(id, running);
      return await running;
    },
    writesWaitUntil: async (id) => (await find(id))?.writes_wait_until ?? 0,
    async delayWrites(id, waitMs) {
      await db
        .updateTable('reddit_accounts')
        .set({ writes_wait_until: clock.now() + waitMs })
        .where('id', '=', id)
        .execute();
    },
  };
}
