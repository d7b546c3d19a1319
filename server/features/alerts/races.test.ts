import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listActivity } from '#contract/activity.ts';
import * as channels from '#contract/alerts/channels.ts';
import * as deliveries from '#contract/alerts/deliveries.ts';
import * as rules from '#contract/alerts/rules.ts';
import { addWebhook, type AlertsApp, createAlertsApp, findThreads } from '#test/alerts-app.ts';
import { findChannel } from './channel-rows.ts';
import { claimDeliveries } from './delivery-rows.ts';
import { createRecorder, type RecordBatch } from './record-outcomes.ts';
import { sendClaimed } from './send-claimed.ts';

const DELIVERED = { kind: 'delivered', status: 200 } as const;
const FAILED = { kind: 'failed', status: 500, reason: 'It answered with status 500.' } as const;
const LEASE_MS = 60_000;

let app: AlertsApp;
beforeAll(async () => {
  app = await createAlertsApp();
});
beforeEach(() => app.receiver.answer({ status: 204 }));
afterAll(() => app.close());

/** A webhook with pending deliveries. */
async function prepare(name: string, count = 1) {
  const client = await app.as(name);
  const { id } = await addWebhook(client, app.receiver.url, { deliver: 'hourly' });
  await findThreads(app, client, count);
  await app.drainJobs();
  const due = app.base.db.updateTable('alert_deliveries').set({ next_attempt_at: app.clock.now() });
  await due.where('channel_id', '=', id).execute();
  const channel = await findChannel(app.base.db, id);
  if (!channel) throw new Error('The channel has just been added.');
  return { client, channel };
}

const asJob = () => ({ ...app.base, actor: { kind: 'job' as const, name: 'alerts.send' } });
const claim = (id: string, limit = 1) => claimDeliveries(app.base, id, { limit, leaseMs: LEASE_MS });

test('two workers never lease the same delivery', async () => {
  const { channel } = await prepare('ada', 40);
  const claims = await Promise.all(Array.from({ length: 10 }, () => claim(channel.id, 8)));
  const ids = claims.flat().map(({ id }) => id);
  expect(ids).toHaveLength(40);
  expect(new Set(ids).size).toBe(40);
});

test('a worker whose lease has ended does not undo what the next one recorded', async () => {
  const { client, channel } = await prepare('ben');
  const record = createRecorder(asJob());
  const [stale] = await claim(channel.id);
  app.clock.advance(LEASE_MS);
  const [row] = await claim(channel.id);
  if (!stale || !row) throw new Error('Both workers lease the delivery.');
  await record({ channel, sent: [{ row, outcome: DELIVERED }] });
  await record({ channel, sent: [{ row: stale, outcome: FAILED }] });
  expect(await client.call(deliveries.listDeliveries)).toMatchObject([
    { state: 'delivered', lastStatus: 200 },
  ]);
});

test('sends what a killed server has leased, once the lease ends', async () => {
  const { client, channel } = await prepare('ivan');
  app.clock.advance(3_600_000);
  expect(await claim(channel.id)).toHaveLength(1);
  await app.drainJobs();
  expect(await client.call(deliveries.listDeliveries)).toMatchObject([{ state: 'pending', attempts: 1 }]);
  app.clock.advance(LEASE_MS);
  await app.drainJobs();
  expect(await client.call(deliveries.listDeliveries)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
});

test('a worker that stalled before the call leaves it to the next one', async () => {
  const { client, channel } = await prepare('jan');
  const claimed = await claim(channel.id);
  app.receiver.calls.length = 0;
  app.clock.advance(LEASE_MS - 15_000);
  await sendClaimed(asJob(), createRecorder(asJob()), channel, claimed);
  expect(app.receiver.calls).toEqual([]);
  expect(await client.call(deliveries.listDeliveries)).toMatchObject([{ state: 'pending' }]);
});

test('keeps an outcome that the database does not take, and saves it later', async () => {
  const { client, channel } = await prepare('kim');
  const record = createRecorder(asJob());
  app.receiver.calls.length = 0;
  let tries = 0;
  const flaky: RecordBatch = async (batch) => {
    tries += 1;
    if (tries === 1) throw new Error('The connection is lost.');
    return await record(batch);
  };
  const sending = sendClaimed(asJob(), flaky, channel, await claim(channel.id));
  await expect.poll(() => tries).toBe(1);
  app.clock.advance(250);
  await sending;
  expect(app.receiver.calls).toHaveLength(1);
  expect(await client.call(deliveries.listDeliveries)).toMatchObject([{ state: 'delivered' }]);
});

test('two workers that find a receiver gone report it once', async () => {
  const { client, channel } = await prepare('lea', 2);
  const record = createRecorder(asJob());
  const outcome = { kind: 'gone', status: 410, reason: 'It answered that it is gone (410).' } as const;
  for (const row of await claim(channel.id, 2)) await record({ channel, sent: [{ row, outcome }] });
  const { items } = await client.call(listActivity);
  expect(items.map(({ event }) => event)).toEqual(['channelDisabled']);
});

test('does not resend what is being sent', async () => {
  const { client, channel } = await prepare('cleo');
  const [row] = await claim(channel.id);
  const resend = () => client.call(deliveries.resendDelivery, { id: row?.id ?? '' });
  await expect(resend()).rejects.toMatchObject({
    status: 409,
    body: { message: 'It is being sent at this moment.' },
  });
  app.clock.advance(LEASE_MS);
  expect(await resend()).toMatchObject({ state: 'pending', attempts: 0 });
});

test('forgets what happens to a channel that is deleted while its alert is being sent', async () => {
  const { client, channel } = await prepare('dora');
  const countFailures = () => app.logLines.filter((line) => line.includes('could not be saved')).length;
  const before = countFailures();
  app.receiver.hang();
  app.receiver.calls.length = 0;
  await client.call(deliveries.resendDelivery, {
    id: (await client.call(deliveries.listDeliveries))[0]?.id ?? '',
  });
  const drained = app.drainJobs();
  await expect.poll(() => app.receiver.calls.length).toBe(1);
  await client.call(channels.removeChannel, { id: channel.id });
  app.clock.advance(10_000);
  await drained;
  expect(await client.call(deliveries.listDeliveries)).toEqual([]);
  expect(countFailures()).toBe(before);
});

test('stops sending once a rule is deleted, except what it has matched', async () => {
  const { client } = await prepare('emil');
  const [rule] = await client.call(rules.listRules);
  await client.call(rules.removeRule, { id: rule?.id ?? '' });
  await findThreads(app, client);
  await app.drainJobs();
  expect(await client.call(deliveries.listDeliveries)).toHaveLength(1);
});
