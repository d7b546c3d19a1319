import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS, openPublisher, type Publisher, SECOND_MS } from '#test/publisher.ts';

let ada: Publisher;
beforeEach(async () => {
  ada = await openPublisher();
});
afterEach(() => ada.app.close());

async function countCalls(): Promise<number> {
  const meter = ada.app.base.db.selectFrom('call_meter');
  const { calls } = await meter
    .select(({ fn }) => fn.sum<number>('calls').as('calls'))
    .executeTakeFirstOrThrow();
  return calls;
}

test.each([
  ['error-before', 'UNREACHABLE'],
  ['lost-answer', 'UNREACHABLE'],
  ['html-page', 'UNREACHABLE'],
  ['sent-elsewhere', 'UNREACHABLE'],
  ['forbidden', 'BLOCKED'],
])(
  'delays a post while its account’s token cannot be renewed (%s), says so, and backs off',
  async (kind, code) => {
    const post = await ada.schedule('With a new token', HOUR_MS);
    ada.app.clock.advance(HOUR_MS);
    await ada.app.base.db.updateTable('reddit_accounts').set({ token_expires_at: 0 }).execute();
    const before = await countCalls();
    await ada.app.sandbox.control({ fault: { endpoint: 'access_token', kind, times: 1_000 } });
    await ada.pass(MINUTE_MS, SECOND_MS);
    expect(await ada.readPost(post)).toMatchObject({ phase: 'waiting', problem: { code } });
    expect((await countCalls()) - before).toBeLessThan(15);
    await ada.app.sandbox.control({ reset: true });
    await ada.pass(10 * MINUTE_MS, 10 * SECOND_MS);
    expect(await ada.readPost(post)).toMatchObject({ phase: 'published' });
    expect(await ada.titlesThere()).toEqual(['With a new token']);
  },
);

test('if no token can be renewed, asks the author without blaming them', async () => {
  const post = await ada.schedule('Without a token', HOUR_MS);
  ada.app.clock.advance(HOUR_MS);
  await ada.app.base.db.updateTable('reddit_accounts').set({ token_expires_at: 0 }).execute();
  await ada.app.sandbox.control({ fault: { endpoint: 'access_token', kind: 'error-before', times: 1_000 } });
  await ada.pass(20 * MINUTE_MS, 10 * SECOND_MS);
  expect(await ada.readPost(post)).toMatchObject({ phase: 'needs_you', problem: { code: 'UNREACHABLE' } });
});
