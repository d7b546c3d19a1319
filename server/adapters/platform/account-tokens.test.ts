import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { addAccount } from '#test/factories.ts';
import { holdReads } from '#test/held-reads.ts';
import { createAccountTokens, tokenCell } from './account-tokens.ts';
import type { Turn } from './call-budget.ts';
import type { Grants } from './grants.ts';
import { ok, type Outcome, unknown } from './outcome.ts';
import type { Grant } from './things.ts';

const HOUR_MS = 3_600_000;

let app: TestApp;
let workspaceId: string;
beforeAll(async () => {
  app = await createTestApp();
  workspaceId = (await app.as('ada')).user!.workspaceId;
});
afterAll(() => app.close());

const granted = (no: number, refreshToken: string | null = null): Outcome<Grant> =>
  ok({ accessToken: `at-${no}`, refreshToken, expiresInMs: HOUR_MS, scopes: ['read'] });

/** The tokens of one process; `answer` is the platform's response to a refresh. */
function createTokens(
  answer: () => Outcome<Grant> | Promise<Outcome<Grant>>,
  db = app.base.db,
  turn: Promise<Turn | null> = Promise.resolve({ giveBack: async () => {} }),
) {
  const refreshed: string[] = [];
  const lost: string[] = [];
  const grants = {
    refresh: async (token: string) => {
      refreshed.push(token);
      return await answer();
    },
  } as unknown as Grants;
  const { clock, cipher } = app.base;
  const lostGrants: string[] = [];
  const onLost = async (id: string, grant: string) => {
    lost.push(id);
    lostGrants.push(grant);
  };
  const waitsForTurn = Promise.withResolvers<void>();
  const budget = {
    async enter() {
      waitsForTurn.resolve();
      return await turn;
    },
  };
  return {
    refreshed,
    lost,
    lostGrants,
    waitsForTurn: waitsForTurn.promise,
    tokens: createAccountTokens({ db, clock, cipher, grants, budget, onLost }),
  };
}

const rowOf = (id: string) =>
  app.base.db.selectFrom('reddit_accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function expiredAccount(columns = {}): Promise<string> {
  const id = await addAccount(app.base, workspaceId, { token_expires_at: app.clock.now() - 1, ...columns });
  app.clock.advance(1);
  return id;
}

test('returns a valid token without a refresh', async () => {
  const id = await addAccount(app.base, workspaceId);
  const { tokens, refreshed } = createTokens(() => granted(2));
  expect(await tokens.get(id, 'publish')).toEqual(ok('at-1'));
  expect(refreshed).toEqual([]);
});

test('refreshes a token in the last minute of its life, and stores the new one encrypted', async () => {
  const id = await addAccount(app.base, workspaceId, { token_expires_at: app.clock.now() + 59_000 });
  const { tokens, refreshed } = createTokens(() => granted(2));
  expect(await tokens.get(id, 'publish')).toEqual(ok('at-2'));
  expect(refreshed).toEqual(['rt-1']);
  const row = await rowOf(id);
  expect(row).toMatchObject({ refreshing_until: 0, token_expires_at: app.clock.now() + HOUR_MS });
  expect(row.access_token).not.toContain('at-2');
  expect(await tokens.get(id, 'publish')).toEqual(ok('at-2'));
  expect(refreshed).toHaveLength(1);
});

test('a hundred callers of one process share one refresh', async () => {
  const id = await expiredAccount();
  const { tokens, refreshed } = createTokens(() => granted(2));
  const results = await Promise.all(Array.from({ length: 100 }, () => tokens.get(id, 'publish')));
  expect(new Set(results.map((result) => JSON.stringify(result)))).toEqual(
    new Set([JSON.stringify(ok('at-2'))]),
  );
  expect(refreshed).toHaveLength(1);
});

test('a caller with the old token gets one that was refreshed meanwhile instead of refreshing again', async () => {
  const id = await expiredAccount();
  const held = holdReads(app.base.db);
  const [first, late] = [createTokens(() => granted(2)), createTokens(() => granted(9), held.db)];
  const waiting = late.tokens.get(id, 'publish');
  await held.hasRead;
  expect(await first.tokens.get(id, 'publish')).toEqual(ok('at-2'));
  held.release();
  expect(await waiting).toEqual(ok('at-2'));
  expect(late.refreshed).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ refreshing_until: 0 });
});

test('if an account is being refreshed, a caller whose call is already counted waits for that refresh', async () => {
  const id = await expiredAccount();
  const [turn, given] = [Promise.withResolvers<Turn | null>(), [] as string[]];
  const answer = Promise.withResolvers<Outcome<Grant>>();
  const late = createTokens(() => granted(9), app.base.db, turn.promise);
  const waiting = late.tokens.get(id, 'publish');
  await late.waitsForTurn;
  const first = createTokens(() => answer.promise);
  const slow = first.tokens.get(id, 'publish');
  await expect.poll(() => first.refreshed.length).toBe(1);
  turn.resolve({ giveBack: async () => void given.push('call') });
  await expect.poll(() => [given.length, late.refreshed.length]).toEqual([1, 0]);
  answer.resolve(granted(2));
  expect(await slow).toEqual(ok('at-2'));
  await expect.poll(() => app.clock.nextIn()).toBeLessThanOrEqual(250);
  app.clock.advance(250);
  expect(await waiting).toEqual(ok('at-2'));
});

test('a second process waits for the first one’s refresh and uses its token', async () => {
  const id = await expiredAccount();
  const answer = Promise.withResolvers<Outcome<Grant>>();
  const [first, second] = [createTokens(() => answer.promise), createTokens(() => granted(9))];
  const slow = first.tokens.get(id, 'publish');
  await expect.poll(() => first.refreshed.length).toBe(1);
  const waiting = second.tokens.get(id, 'publish');
  await expect.poll(() => app.clock.nextIn()).toBeLessThanOrEqual(250);
  answer.resolve(granted(2));
  expect(await slow).toEqual(ok('at-2'));
  app.clock.advance(250);
  expect(await waiting).toEqual(ok('at-2'));
  expect(second.refreshed).toEqual([]);
});

test('if the wait for the call budget outlasts the lease, keeps the account connected and refunds its call', async () => {
  const id = await expiredAccount();
  const [turn, given] = [Promise.withResolvers<Turn | null>(), [] as string[]];
  const slow = createTokens(() => granted(9), app.base.db, turn.promise);
  const waiting = slow.tokens.get(id, 'publish');
  await slow.waitsForTurn;
  const quick = createTokens(() => granted(2, 'rt-2'));
  expect(await quick.tokens.get(id, 'publish')).toEqual(ok('at-2'));
  app.clock.advance(60_000);
  turn.resolve({ giveBack: async () => void given.push('call') });
  expect(await waiting).toEqual(ok('at-2'));
  expect([slow.refreshed, slow.lost, given]).toEqual([[], [], ['call']]);
});

test('an account reconnected meanwhile keeps its new grant', async () => {
  const id = await expiredAccount();
  const answer = Promise.withResolvers<Outcome<Grant>>();
  const slow = createTokens(() => answer.promise);
  const waiting = slow.tokens.get(id, 'publish');
  await expect.poll(() => slow.refreshed.length).toBe(1);
  const { db } = app.base;
  await db.updateTable('reddit_accounts').set({ refresh_token: 'newer' }).where('id', '=', id).execute();
  answer.resolve(granted(2, 'rt-2'));
  expect(await waiting).toEqual(ok('at-2'));
  expect(await rowOf(id)).toMatchObject({ refresh_token: 'newer' });
});

test('refreshes nothing if the server stops during the wait for the call budget', async () => {
  const id = await expiredAccount();
  const { tokens, refreshed } = createTokens(() => granted(2), app.base.db, Promise.resolve(null));
  expect(await tokens.get(id, 'publish')).toMatchObject({ kind: 'notSent' });
  expect(refreshed).toEqual([]);
});

test('reports a refused refresh with the grant that was refused', async () => {
  const id = await expiredAccount();
  const answer = Promise.withResolvers<Outcome<Grant>>();
  const late = createTokens(() => answer.promise);
  const waiting = late.tokens.get(id, 'publish');
  await expect.poll(() => late.refreshed.length).toBe(1);
  const sealed = (await rowOf(id)).refresh_token;
  answer.resolve({ kind: 'rejected', code: 'invalid_grant', message: 'gone', field: null });
  expect(await waiting).toEqual({ kind: 'unauthorized' });
  expect(late.lost).toEqual([id]);
  expect(late.lostGrants).toEqual([sealed]);
});

test('takes over an abandoned refresh when its lease expires', async () => {
  const id = await expiredAccount({ refreshing_until: app.clock.now() + 45_000 });
  const { tokens, refreshed } = createTokens(() => granted(2));
  app.clock.advance(46_000);
  expect(await tokens.get(id, 'publish')).toEqual(ok('at-2'));
  expect(refreshed).toEqual(['rt-1']);
});

test('refreshes a token that was just rejected, even if it looks valid', async () => {
  const id = await addAccount(app.base, workspaceId);
  const { tokens, refreshed } = createTokens(() => granted(2));
  expect(await tokens.get(id, 'publish', 'at-1')).toEqual(ok('at-2'));
  expect(await tokens.get(id, 'publish', 'at-1')).toEqual(ok('at-2'));
  expect(refreshed).toHaveLength(1);
});

test.each([
  ['stays if the response has no new one', null, 'rt-1'],
  ['is replaced by a rotated one', 'rt-2', 'rt-2'],
])('after a refresh, the refresh token %s', async (_what, rotated, expected) => {
  const id = await expiredAccount();
  await createTokens(() => granted(2, rotated)).tokens.get(id, 'publish');
  const { refresh_token: sealed } = await rowOf(id);
  expect(app.base.cipher.open(String(sealed), tokenCell(id, 'refresh_token'))).toBe(expected);
});

test('reports a revoked grant once, and treats its token as unauthorized', async () => {
  const id = await expiredAccount();
  const rejected = { kind: 'rejected', code: 'invalid_grant', message: 'gone', field: null } as const;
  const { tokens, lost } = createTokens(() => rejected);
  expect(await tokens.get(id, 'publish')).toEqual({ kind: 'unauthorized' });
  expect(lost).toEqual([id]);
});

test.each([
  ['an unknown outcome', unknown(503, 'busy'), 'notSent'],
  ['a rate limit', { kind: 'rateLimited', scope: 'installation', waitMs: 1 } as const, 'rateLimited'],
  ['another rejection', { kind: 'rejected', code: 'HTTP_500', message: '', field: null } as const, 'notSent'],
  ['a missing page', { kind: 'missing', reason: null } as const, 'notSent'],
  ['a block', { kind: 'forbidden', reason: 'blocked_at_the_edge' } as const, 'forbidden'],
] as const)(
  'keeps the account after %s, and releases the lease for the next attempt',
  async (_what, outcome, kind) => {
    const id = await expiredAccount();
    const { tokens, lost } = createTokens(() => outcome);
    // No call was made with the token yet, so the failure is not about the call's target.
    expect(await tokens.get(id, 'publish')).toMatchObject({ kind });
    expect(lost).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ refreshing_until: 0, is_active: 1 });
    expect(await createTokens(() => granted(2)).tokens.get(id, 'publish')).toEqual(ok('at-2'));
  },
);

test.each([
  ['assisted', { mode: 'assisted' as const, access_token: null, refresh_token: null }],
  ['inactive', { is_active: 0 as const }],
])('gives no token to an %s account, and does not call the platform for it', async (_what, columns) => {
  const id = await expiredAccount(columns);
  const { tokens, refreshed } = createTokens(() => granted(2));
  expect(await tokens.get(id, 'publish')).toEqual({ kind: 'unauthorized' });
  expect(refreshed).toEqual([]);
});

test('gives neither a token nor a wait for an account that was deleted meanwhile', async () => {
  const { tokens } = createTokens(() => granted(2));
  expect(await tokens.get('acc_gone', 'publish')).toEqual({ kind: 'unauthorized' });
  expect(await tokens.writesWaitUntil('acc_gone')).toBe(0);
});

test('delays the writes of one account only', async () => {
  const [delayed, other] = [await addAccount(app.base, workspaceId), await addAccount(app.base, workspaceId)];
  const { tokens } = createTokens(() => granted(2));
  await tokens.delayWrites(delayed, 60_000);
  expect(await tokens.writesWaitUntil(delayed)).toBe(app.clock.now() + 60_000);
  expect(await tokens.writesWaitUntil(other)).toBe(0);
});
