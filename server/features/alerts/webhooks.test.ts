import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countActivity, listActivity } from '#contract/activity.ts';
import * as channels from '#contract/alerts/channels.ts';
import * as deliveries from '#contract/alerts/deliveries.ts';
import * as rules from '#contract/alerts/rules.ts';
import { eraseRedditor } from '#contract/erasure.ts';
import { verifyWebhook } from '#test/alert-receiver.ts';
import { addWebhook, type AlertsApp, createAlertsApp, findThreads } from '#test/alerts-app.ts';
import type { NewEvent } from './record-events.ts';
import type { TestClient } from '#test/test-client.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const WAITS_S = [5, 60, 300, 1_800, 7_200, 21_600, 43_200];

let app: AlertsApp;
beforeAll(async () => {
  app = await createAlertsApp();
});
beforeEach(async () => {
  await app.base.db.deleteFrom('alert_channels').execute();
  app.receiver.answer({ status: 204 });
  app.receiver.calls.length = 0;
});
afterAll(() => app.close());

const statesOf = async (client: TestClient) =>
  (await client.call(deliveries.listDeliveries)).map(({ state, attempts, lastStatus }) => [
    state,
    attempts,
    lastStatus,
  ]);
const isSignedBy = (secret: string) => {
  const call = app.receiver.calls.at(-1);
  return call !== undefined && verifyWebhook(call, secret, app.clock.now());
};

test('sends a signed event that a rule matches to its webhook', async () => {
  const ada = await app.as('ada');
  const { id: channelId, secret } = await addWebhook(ada, app.receiver.url);
  const at = new Date(app.clock.now()).toISOString();
  const [eventId] = await findThreads(app, ada);
  await app.drainJobs();
  const [call] = app.receiver.calls;
  expect(JSON.parse(call?.body ?? '')).toEqual({
    type: 'opportunity.found',
    timestamp: at,
    data: expect.objectContaining({ title: 'Which tool? 0', subreddit: 'saas', score: 70 }),
  });
  expect(call?.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': eventId });
  expect(isSignedBy(secret)).toBe(true);
  expect(isSignedBy(`whsec_${Buffer.from('another').toString('base64')}`)).toBe(false);
  expect(await ada.call(deliveries.listDeliveries)).toEqual([
    {
      id: expect.any(String),
      eventId,
      type: 'opportunity.found',
      about: 'Which tool? 0',
      channelId,
      state: 'delivered',
      attempts: 1,
      lastStatus: 204,
      reason: null,
      nextAttemptAt: null,
      createdAt: at,
    },
  ]);
});

test('rejects a call replayed later', async () => {
  const pia = await app.as('pia');
  const { secret } = await addWebhook(pia, app.receiver.url);
  await findThreads(app, pia);
  await app.drainJobs();
  expect(isSignedBy(secret)).toBe(true);
  app.clock.advance(6 * 60 * SECOND_MS);
  expect(isSignedBy(secret)).toBe(false);
});

test('sends no event that no rule matches', async () => {
  const ben = await app.as('ben');
  await addWebhook(ben, app.receiver.url, { minScore: 80 });
  await findThreads(app, ben);
  await app.drainJobs();
  expect(app.receiver.calls).toEqual([]);
  expect(await ben.call(deliveries.listDeliveries)).toEqual([]);
});

test('sends an event once to a channel shared by two rules', async () => {
  const cleo = await app.as('cleo');
  const { id } = await addWebhook(cleo, app.receiver.url);
  // Ids are in order of time.
  app.clock.advance(1);
  await cleo.call(rules.addRule, {
    name: 'Again',
    events: ['opportunity.found'],
    channelIds: [id],
    deliver: 'daily',
  });
  await findThreads(app, cleo);
  await app.drainJobs();
  expect(app.receiver.calls).toHaveLength(1);
  app.clock.advance(30 * HOUR_MS);
  await app.drainJobs();
  expect(app.receiver.calls).toHaveLength(1);
});

test('does not send an event from before a rule', async () => {
  const dora = await app.as('dora');
  await findThreads(app, dora);
  app.clock.advance(1);
  await addWebhook(dora, app.receiver.url);
  await app.drainJobs();
  expect(app.receiver.calls).toEqual([]);
});

test('does not send an event by a rule that was added before it was matched', async () => {
  const pablo = await app.as('pablo');
  const { id } = await addWebhook(pablo, app.receiver.url);
  await findThreads(app, pablo);
  app.clock.advance(1);
  await addWebhook(pablo, `http://${app.receiver.host}/later`);
  await app.drainJobs();
  const sent = await pablo.call(deliveries.listDeliveries);
  expect(sent.map(({ channelId }) => channelId)).toEqual([id]);
});

test('retries a failed delivery with the same id until it is dead', async () => {
  const emil = await app.as('emil');
  const { secret } = await addWebhook(emil, app.receiver.url);
  app.receiver.answer({ status: 500 });
  const [eventId] = await findThreads(app, emil);
  await app.drainJobs();
  expect(await statesOf(emil)).toEqual([['retrying', 1, 500]]);
  for (const [no, seconds] of WAITS_S.entries()) {
    app.clock.advance(seconds * SECOND_MS - 1);
    await app.drainJobs();
    expect(app.receiver.calls).toHaveLength(no + 1);
    app.clock.advance(1);
    await app.drainJobs();
    expect(app.receiver.calls).toHaveLength(no + 2);
  }
  expect(isSignedBy(secret)).toBe(true);
  expect(new Set(app.receiver.calls.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([eventId]));
  expect(await emil.call(deliveries.listDeliveries)).toEqual([
    expect.objectContaining({ state: 'dead', attempts: 8, nextAttemptAt: null, reason: expect.any(String) }),
  ]);
  app.clock.advance(100 * HOUR_MS);
  await app.drainJobs();
  expect(app.receiver.calls).toHaveLength(8);
});

test('resends a dead delivery', async () => {
  const fritz = await app.as('fritz');
  await addWebhook(fritz, app.receiver.url);
  app.receiver.answer({ status: 500 });
  const [eventId] = await findThreads(app, fritz);
  await app.drainJobs();
  for (const seconds of WAITS_S) {
    app.clock.advance(seconds * SECOND_MS);
    await app.drainJobs();
  }
  const [dead] = await fritz.call(deliveries.listDeliveries, { state: 'dead' });
  app.receiver.answer({ status: 200 });
  expect(await fritz.call(deliveries.resendDelivery, { id: dead?.id ?? '' })).toMatchObject({
    state: 'pending',
    attempts: 0,
  });
  await app.drainJobs();
  expect(await statesOf(fritz)).toEqual([['delivered', 1, 200]]);
  expect(app.receiver.calls.at(-1)?.headers['webhook-id']).toBe(eventId);
});

test('disables the channel of a receiver that answers 410', async () => {
  const gina = await app.as('gina');
  const { id } = await addWebhook(gina, app.receiver.url);
  app.receiver.answer({ status: 410 });
  await findThreads(app, gina, 20);
  await app.drainJobs();
  expect(await gina.call(channels.listChannels)).toMatchObject([
    { state: 'disabled', lastFailure: { status: 410, reason: 'It answered that it is gone (410).' } },
  ]);
  expect(app.receiver.calls.length).toBeLessThan(20);
  expect(new Set((await statesOf(gina)).map(([state]) => state))).toEqual(new Set(['dead']));
  const [dead] = await gina.call(deliveries.listDeliveries);
  await expect(gina.call(deliveries.resendDelivery, { id: dead?.id ?? '' })).rejects.toMatchObject({
    status: 409,
  });
  app.receiver.answer({ status: 204 });
  await gina.call(channels.changeChannel, { id, state: 'active' });
  app.clock.advance(1);
  await findThreads(app, gina);
  await app.drainJobs();
  expect((await statesOf(gina))[0]).toEqual(['delivered', 1, 204]);
});

test('keeps other people’s words for two days, and ours for thirty', async () => {
  const quirin = await app.as('quirin');
  const days = async (type: NewEvent['type']) => {
    const [id = ''] = await findThreads(app, quirin, 1, { type });
    const text = app.base.db.selectFrom('event_texts').select('expires_at').where('event_id', '=', id);
    return ((await text.executeTakeFirstOrThrow()).expires_at - app.clock.now()) / (24 * HOUR_MS);
  };
  expect([await days('opportunity.found'), await days('reply.received')]).toEqual([2, 2]);
  app.clock.advance(1);
  expect(await days('post.failed')).toBe(30);
});

test('does not follow redirects', async () => {
  const hugo = await app.as('hugo');
  await addWebhook(hugo, app.receiver.url);
  app.receiver.answer({ status: 302, headers: { location: `http://${app.receiver.host}/elsewhere` } });
  await findThreads(app, hugo);
  await app.drainJobs();
  expect(app.receiver.calls.map(({ path }) => path)).toEqual(['/hook']);
  expect(await statesOf(hugo)).toEqual([['retrying', 1, 302]]);
});

test('times out a receiver after ten seconds', async () => {
  const ina = await app.as('ina');
  await addWebhook(ina, app.receiver.url);
  app.receiver.hang();
  await findThreads(app, ina);
  const drained = app.drainJobs();
  await expect.poll(() => app.receiver.calls.length).toBe(1);
  app.clock.advance(10 * SECOND_MS);
  await drained;
  expect(await ina.call(deliveries.listDeliveries)).toMatchObject([
    { state: 'retrying', lastStatus: null, reason: 'It didn’t answer within 10 seconds.' },
  ]);
});

test('signs with both secrets for a day after a rotation', async () => {
  const jan = await app.as('jan');
  const { id, secret: old } = await addWebhook(jan, app.receiver.url);
  const { secret } = await jan.call(channels.rotateSecret, { id });
  await findThreads(app, jan);
  await app.drainJobs();
  expect([isSignedBy(old), isSignedBy(secret)]).toEqual([true, true]);
  app.clock.advance(24 * HOUR_MS);
  await findThreads(app, jan);
  await app.drainJobs();
  expect([isSignedBy(old), isSignedBy(secret)]).toEqual([false, true]);
});

test('disables a channel that fails for three days, and reports it through another', async () => {
  const kim = await app.as('kim');
  const { id } = await addWebhook(kim, `http://${app.receiver.host}/broken`);
  app.clock.advance(1);
  const other = await kim.call(channels.addChannel, {
    kind: 'webhook',
    name: 'Backup',
    url: app.receiver.url,
  });
  app.receiver.answer({ status: 500 });
  for (let day = 0; day <= 3; day++) {
    if (day === 3) app.receiver.calls.length = 0;
    await findThreads(app, kim);
    await app.drainJobs();
    if (day < 3) app.clock.advance(24 * HOUR_MS);
  }
  const listed = await kim.call(channels.listChannels);
  expect(listed.map(({ state }) => state)).toEqual(['disabled', 'active']);
  expect(await kim.call(deliveries.listDeliveries, { channelId: other.id })).toMatchObject([
    { type: 'channel.disabled' },
  ]);
  expect(await kim.call(countActivity)).toEqual({ unread: 1 });
  expect((await kim.call(listActivity)).items).toMatchObject([
    { event: 'channelDisabled', detail: '“Ours” was disabled. It answered with status 500.', isNew: true },
  ]);
  const told = app.receiver.calls.find(({ path }) => path === '/hook');
  expect(JSON.parse(told?.body ?? '')).toMatchObject({
    type: 'channel.disabled',
    data: { id, title: 'Ours' },
  });
});

test('resets the count of failing days after a success', async () => {
  const lea = await app.as('lea');
  await addWebhook(lea, app.receiver.url);
  for (const status of [500, 200, 500, 500]) {
    app.receiver.answer({ status });
    await findThreads(app, lea);
    await app.drainJobs();
    app.clock.advance(48 * HOUR_MS);
  }
  expect(await lea.call(channels.listChannels)).toMatchObject([{ state: 'active' }]);
});

test('holds a digest until its time', async () => {
  const mia = await app.as('mia');
  await addWebhook(mia, app.receiver.url, { deliver: 'hourly' });
  app.clock.advance(HOUR_MS - (app.clock.now() % HOUR_MS) + 1_000);
  await findThreads(app, mia, 3);
  await app.drainJobs();
  expect(app.receiver.calls).toEqual([]);
  app.clock.advance(HOUR_MS);
  await app.drainJobs();
  expect(app.receiver.calls).toHaveLength(3);
});

test('signs a test message and returns what went wrong', async () => {
  const nina = await app.as('nina');
  const { id, secret } = await addWebhook(nina, app.receiver.url);
  expect(await nina.call(channels.testChannel, { id })).toEqual({ ok: true });
  expect(isSignedBy(secret)).toBe(true);
  expect(JSON.parse(app.receiver.calls[0]?.body ?? '')).toMatchObject({ type: 'test' });
  app.receiver.answer({ status: 404 });
  expect(await nina.call(channels.testChannel, { id })).toEqual({
    ok: false,
    problem: 'It answered with status 404.',
  });
  expect(await nina.call(deliveries.listDeliveries)).toEqual([]);
});

test.each(['author', 'commentAuthor'])('sends nothing of an erased Reddit user (%s)', async (field) => {
  const otto = await app.as(`otto ${field.toLowerCase()}`);
  await addWebhook(otto, app.receiver.url, { deliver: 'hourly' });
  await findThreads(app, otto, 1, { [field]: 'Some_Body' });
  await app.drainJobs();
  await otto.call(eraseRedditor, { name: 'some_body' });
  app.clock.advance(HOUR_MS);
  await app.drainJobs();
  expect(app.receiver.calls).toEqual([]);
  expect(await statesOf(otto)).toEqual([['dead', 1, null]]);
});
