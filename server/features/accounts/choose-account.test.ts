import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserContext } from '#server/context.ts';
import { type PlatformApp, createPlatformApp } from '#test/platform-app.ts';
import { addAccount } from '#test/factories.ts';
import { chooseAccount, findAccountId, findReader, readPostingAccount } from './choose-account.ts';

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

const ASSISTED = { mode: 'assisted', access_token: null, refresh_token: null } as const;

async function start(name: string) {
  const { userId, workspaceId } = (await app.as(name)).user!;
  const ctx: UserContext = {
    ...app.base,
    actor: { kind: 'user', userId, workspaceId, sessionId: 'ses_test' },
  };
  return {
    ctx,
    workspaceId,
    add: (columns = {}) => (app.clock.advance(1), addAccount(app.base, workspaceId, columns)),
    choose: (accountId: string | null, sendsNow: boolean) =>
      chooseAccount(ctx, app.base.db, { accountId, sendsNow }),
  };
}

test('chooses the only account, and requires a choice among several when sending', async () => {
  const { add, choose } = await start('ada');
  const first = await add();
  expect(await choose(null, true)).toMatchObject({ id: first, mode: 'sandbox', isActive: true });
  const second = await add();
  expect(await choose(second, true)).toMatchObject({ id: second });
  expect(await choose(null, false)).toBeNull();
  await expect(choose(null, true)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { redditAccountId: expect.any(String) },
  });
});

test('requires no account for a draft, and says what to do when sending without an account', async () => {
  const { choose } = await start('ben');
  expect(await choose(null, false)).toBeNull();
  await expect(choose(null, true)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('never chooses an inactive account or one on another platform by default', async () => {
  const { add, choose } = await start('cleo');
  const inactive = await add({ is_active: 0 });
  await add({ mode: 'api' });
  await expect(choose(null, true)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await choose(inactive, false)).toMatchObject({ id: inactive, isActive: false });
  const active = await add();
  expect(await choose(null, true)).toMatchObject({ id: active });
});

test('does not find a stranger’s account', async () => {
  const [dora, emil] = [await start('dora'), await start('emil')];
  const theirs = await emil.add();
  await expect(dora.choose(theirs, true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(dora.choose('acc_unknown', true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test("reads with the workspace's first connected account, never with an assisted one", async () => {
  const { ctx, workspaceId, add } = await start('fritz');
  await add({ ...ASSISTED });
  expect(await findReader(ctx, workspaceId, 'reply')).toBeNull();
  await add({ is_active: 0 });
  const reader = await add({ username: 'the_reader' });
  await add();
  expect(await findReader(ctx, workspaceId, 'reply')).toEqual({
    accountId: reader,
    username: 'the_reader',
    workspaceId,
    purpose: 'reply',
  });
});

test('finds an account by name in any case, in its own workspace', async () => {
  const [gina, hugo] = [await start('gina'), await start('hugo')];
  const id = await gina.add({ username: 'Gina_Writes' });
  expect(await findAccountId(gina.ctx, app.base.db, 'gina_WRITES')).toBe(id);
  expect(await findAccountId(gina.ctx, app.base.db, 'gina')).toBeNull();
  expect(await findAccountId(hugo.ctx, app.base.db, 'Gina_Writes')).toBeNull();
});

test('returns a posting account with the time it must wait, and null for a deleted account', async () => {
  const { ctx, add } = await start('ina');
  const until = app.clock.now() + 60_000;
  const id = await add({ writes_wait_until: until });
  expect(await readPostingAccount(ctx, id)).toMatchObject({ id, writesWaitUntil: until });
  expect(await readPostingAccount(ctx, 'acc_gone')).toBeNull();
  expect(await readPostingAccount(ctx, null)).toBeNull();
});
