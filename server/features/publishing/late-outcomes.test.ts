import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptedEarlier, unnamedCopy } from '#core/publishing/publishing-problems.ts';
import { addAccount } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { waitingPost } from '#test/simulation/waiting-post.ts';
import { findPostRow, type PostRow } from '../posts/post-rows.ts';
import type { StartedAttempt, PublishStore } from './publish-protocol.ts';
import { createPublishStore } from './publish-rows.ts';

const ARMED_AT = 1_000_000;
const TAKEN = { quietUntil: ARMED_AT + 60_000, taken: true };
const TWICE = unnamedCopy('Reddit');
const LOST = { ...TAKEN, taken: false };

let app: TestApp;
let store: PublishStore;
beforeEach(async () => {
  app = await createTestApp();
  store = createPublishStore({ ...app.base, actor: { kind: 'job', name: 'test' } });
  const ada = await app.as('ada');
  const { workspaceId } = ada.user!;
  const account_id = await addAccount(app.base, workspaceId);
  const row = { ...waitingPost('p', app.clock.now()), workspace_id: workspaceId, account_id };
  await app.base.db.insertInto('posts').values(row).execute();
});
afterEach(() => app.close());

const read = async (): Promise<PostRow> => (await findPostRow(app.base.db, 'p'))!;
async function arm(): Promise<StartedAttempt> {
  app.clock.advance(1);
  return (await store.arm(await read(), ARMED_AT))!;
}
/** A worker that others presume dead sends the post. Another worker finds nothing and gives the attempt up. */
async function giveUp() {
  const armed = await read();
  const attempt = await arm();
  const post = { ...armed, phase: 'publishing' } as const;
  await store.doubt(post, attempt, LOST);
  await store.forget(await read(), attempt);
  return { post, attempt };
}

test('does not resend a post accepted without an id, even if the outcome arrives late', async () => {
  const { post, attempt } = await giveUp();
  await store.doubt(post, attempt, TAKEN);
  expect(await read()).toMatchObject({
    phase: 'needs_you',
    problem: expect.stringContaining('without saying where it is'),
  });
  expect(await store.loadUncertain('p')).toMatchObject({ unreported: null });
});

test('when an earlier outcome becomes unknown late, keeps the state of the newer attempt', async () => {
  const { post, attempt } = await giveUp();
  const next = await arm();
  await store.doubt(post, attempt, LOST);
  expect(await store.load('p', 1)).toMatchObject({ attempt: { id: next.id, armed: true } });
  expect(await read()).toMatchObject({ phase: 'publishing' });
});

test('reports that an earlier attempt was accepted without an id', async () => {
  const { post, attempt } = await giveUp();
  const next = await arm();
  await store.settle(await read(), next, { to: 'published', id: 't3_p', permalink: null });
  await store.doubt(post, attempt, TAKEN);
  expect(await store.loadUncertain('p')).toMatchObject({ unreported: TWICE });
});

test("reports a second copy once even if the newer attempt's outcome was unknown", async () => {
  const { post, attempt } = await giveUp();
  const waiting = await read();
  const next = await arm();
  const sent = { ...waiting, phase: 'publishing' } as const;
  await store.doubt(sent, next, LOST);
  await store.doubt(post, attempt, TAKEN);
  await store.settle(await read(), next, { to: 'published', id: 't3_p', permalink: null });
  const doubtful = await store.loadUncertain('p');
  expect(doubtful).toMatchObject({ unreported: TWICE });
  await store.reportCopy(doubtful!.post, TWICE.message, TWICE);
  expect(await store.loadUncertain('p')).toMatchObject({ unreported: null });
});

test('reports a second copy if the earlier attempt was found and the newer one accepted without an id', async () => {
  const { post, attempt } = await giveUp();
  const waiting = await read();
  const next = await arm();
  await store.doubt({ ...waiting, phase: 'publishing' }, next, TAKEN);
  await store.settle(post, attempt, { to: 'published', id: 't3_p', permalink: null });
  await store.settle(await read(), next, { to: 'published', id: 't3_p', permalink: null });
  expect(await store.loadUncertain('p')).toMatchObject({ unreported: TWICE });
});

test('when a post was found in the list and its own response arrives late, reports no second copy', async () => {
  const armed = await read();
  const attempt = await arm();
  const post = { ...armed, phase: 'publishing' } as const;
  await store.doubt(post, attempt, LOST);
  await store.settle(await read(), attempt, { to: 'published', id: 't3_p', permalink: null });
  await store.doubt(post, attempt, TAKEN);
  expect(await read()).toMatchObject({ phase: 'published', problem: null });
});

test('reports that an earlier attempt was accepted without an id if the newer one was rejected', async () => {
  const { post, attempt } = await giveUp();
  const next = await arm();
  await store.doubt(post, attempt, TAKEN);
  const refused = { code: 'TOO_LONG', message: 'Too long.', remedy: 'Make it shorter.' };
  await store.settle(await read(), next, { to: 'failed', problem: refused });
  const doubtful = await store.loadUncertain('p');
  expect(doubtful).toMatchObject({ unreported: acceptedEarlier('Reddit') });
  await store.reportCopy(doubtful!.post, doubtful!.unreported!.message, doubtful!.unreported!);
  expect(await read()).toMatchObject({
    phase: 'needs_you',
    problem: expect.stringContaining('OUTCOME_UNKNOWN'),
  });
  expect(await store.loadUncertain('p')).toMatchObject({ unreported: null });
});
