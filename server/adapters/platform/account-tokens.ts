import type { Purpose } from '#core/calls/call-queue.ts';
import type { Clock } from '../clock.ts';
import type { Cipher } from '../crypto/cipher.ts';
import type { Db, Schema } from '../db/schema.ts';
import type { CallBudget } from './call-budget.ts';
import type { Grants } from './grants.ts';
import { BLOCKED_AT_THE_EDGE, type Failure, ok, type Outcome } from './outcome.ts';
import type { Grant } from './things.ts';

const REFRESH_BEFORE_MS = 60_000;
const REFRESH_LEASE_MS = 45_000;
const POLL_EVERY_MS = 250;

export type AccountTokens = {
  /** A valid access token, refreshed if necessary. `stale` is a token that was just rejected. */
  get(accountId: string, purpose: Purpose, stale?: string): Promise<Outcome<string>>;
  /** The account may not post before this instant; 0 if it may. */
  writesWaitUntil(accountId: string): Promise<number>;
  delayWrites(accountId: string, waitMs: number): Promise<void>;
};

type Ports = {
  db: Db;
  clock: Clock;
  cipher: Cipher;
  grants: Pick<Grants, 'refresh'>;
  budget: Pick<CallBudget, 'enter'>;
  /** Called when this sealed grant was revoked or has expired: the user has to reconnect the account. */
  onLost: (accountId: string, refreshToken: string) => Promise<void>;
};

export const tokenCell = (id: string, column: 'access_token' | 'refresh_token') => ({
  table: 'reddit_accounts',
  id,
  column,
});

/** The columns that store a grant. Without a new refresh token, the old one stays. */
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

/** If the refresh fails, the call that needs the token was never made. */
const asUnsent = (failure: Failure): Failure =>
  failure.kind === 'rateLimited' || (failure.kind === 'forbidden' && failure.reason === BLOCKED_AT_THE_EDGE)
    ? failure
    : { kind: 'notSent', detail: `The access token could not be renewed (${failure.kind}).` };

/** Access tokens, encrypted at rest. A database lease lets only one process at a time refresh an account's token. */
export function createAccountTokens({ db, clock, cipher, grants, budget, onLost }: Ports): AccountTokens {
  const refreshing = new Map<string, Promise<Outcome<string>>>();

  const find = (id: string) =>
    db.selectFrom('reddit_accounts').selectAll().where('id', '=', id).executeTakeFirst();

  type Tokens = Pick<Schema['reddit_accounts'], 'id' | 'access_token' | 'token_expires_at'>;

  function openToken({ id, access_token, token_expires_at }: Tokens, stale?: string): string | null {
    if (!access_token || (token_expires_at ?? 0) < clock.now() + REFRESH_BEFORE_MS) return null;
    const token = cipher.open(access_token, tokenCell(id, 'access_token'));
    return token === stale ? null : token;
  }

  const endLease = (id: string, lease: number) =>
    db
      .updateTable('reddit_accounts')
      .set({ refreshing_until: 0 })
      .where('id', '=', id)
      .where('refreshing_until', '=', lease)
      .execute();

  /** Stored even if the lease has expired: a grant obtained with the stored token is the newest. */
  const keepGrant = (id: string, refreshToken: string, grant: Grant) =>
    db
      .updateTable('reddit_accounts')
      .set({ ...sealGrant(cipher, id, grant, clock.now()), is_active: 1, refreshing_until: 0 })
      .where('id', '=', id)
      .where('refresh_token', '=', refreshToken)
      .execute();

  async function refresh(id: string, purpose: Purpose, stale?: string): Promise<Outcome<string>> {
    const row = await find(id);
    if (!row?.refresh_token || row.is_active === 0) return { kind: 'unauthorized' };
    if (row.refreshing_until >= clock.now()) return await waitForOther(id, purpose, stale);
    // Done before taking the lease, because the wait for the call budget may outlast it.
    const turn = await budget.enter({ purpose, workspaceId: row.workspace_id });
    if (!turn) return { kind: 'notSent', detail: 'The server is stopping.' };
    const lease = clock.now() + REFRESH_LEASE_MS;
    const claimed = await db
      .updateTable('reddit_accounts')
      .set({ refreshing_until: lease })
      .where('id', '=', id)
      .where('refreshing_until', '<', clock.now())
      .returningAll()
      .executeTakeFirst();
    // Another refresh may have finished meanwhile.
    const refreshed = claimed && openToken(claimed, stale);
    if (!claimed?.refresh_token || refreshed) {
      if (claimed) await endLease(id, lease);
      await turn.giveBack();
      return refreshed ? ok(refreshed) : await waitForOther(id, purpose, stale);
    }
    const { refresh_token: sealed } = claimed;
    const token = cipher.open(sealed, tokenCell(id, 'refresh_token'));
    const outcome = await grants.refresh(token, claimed.workspace_id);
    if (outcome.kind === 'ok') {
      await keepGrant(id, sealed, outcome.value);
      return ok(outcome.value.accessToken);
    }
    await endLease(id, lease);
    if (outcome.kind !== 'rejected' || outcome.code !== 'invalid_grant') return asUnsent(outcome);
    await onLost(id, sealed);
    return { kind: 'unauthorized' };
  }

  async function waitForOther(id: string, purpose: Purpose, stale?: string): Promise<Outcome<string>> {
    for (;;) {
      await new Promise<void>((resolve) => clock.after(POLL_EVERY_MS, resolve));
      const row = await find(id);
      const token = row && openToken(row, stale);
      if (token) return ok(token);
      if (!row || row.refreshing_until < clock.now()) return await refresh(id, purpose, stale);
    }
  }

  return {
    async get(id, purpose, stale) {
      const row = await find(id);
      const token = row && openToken(row, stale);
      if (token) return ok(token);
      const running = refreshing.get(id) ?? refresh(id, purpose, stale).finally(() => refreshing.delete(id));
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
