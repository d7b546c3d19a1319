import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { audit } from './audit.ts';
import { authorize } from './authorize.ts';
import type { Actor } from './context.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const user = { kind: 'user', userId: 'usr_1', workspaceId: 'wsp_1', sessionId: 'ses_1' } as const;
const readEntries = (verb: string) =>
  app.base.db.selectFrom('audit_events').selectAll().where('verb', '=', verb).orderBy('id').execute();

test.each<[string, Actor]>([
  ['usr_1', user],
  ['visitor', { kind: 'visitor', client: '203.0.113.7' }],
  ['job:posts.publish', { kind: 'job', name: 'posts.publish' }],
])('records %s as the actor', async (name, actor) => {
  const verb = `test.${actor.kind}`;
  await audit({ ...app.base, actor }, app.base.db, { verb, workspaceId: null });
  expect(await readEntries(verb)).toMatchObject([
    { actor: name, workspace_id: null, subject: null, detail: '{}', at: app.clock.now() },
  ]);
});

test('writes several entries together, each with its subject and detail', async () => {
  const entries = ['pst_1', 'pst_2'].map((subject, count) => ({
    verb: 'test.many',
    workspaceId: 'wsp_1',
    subject,
    detail: { count },
  }));
  await audit({ ...app.base, actor: user }, app.base.db, ...entries);
  const rows = await readEntries('test.many');
  expect(rows.map(({ subject, detail }) => [subject, detail]).toSorted()).toEqual([
    ['pst_1', '{"count":0}'],
    ['pst_2', '{"count":1}'],
  ]);
});

test('an entry of a failed transaction does not exist', async () => {
  const failing = app.base.db.transaction().execute(async (tx) => {
    await audit({ ...app.base, actor: user }, tx, { verb: 'test.failed', workspaceId: null });
    throw new Error('on second thoughts');
  });
  await expect(failing).rejects.toThrow('on second thoughts');
  expect(await readEntries('test.failed')).toEqual([]);
});

test('accepts a row of the actor’s workspace, and fails the same way for a missing and a foreign row', () => {
  const row = { id: 'a', workspace_id: 'wsp_1' };
  expect(authorize(user, row)).toBe(row);
  const refusal = (other: typeof row | undefined) => () => authorize(user, other);
  expect(refusal({ ...row, workspace_id: 'wsp_2' })).toThrow('There is nothing here by that name');
  expect(refusal(undefined)).toThrow('There is nothing here by that name');
});
