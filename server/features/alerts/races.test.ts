import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as channels from '#contract/alerts/channels.ts';
import * as deliveries from '#contract/alerts/deliveries.ts';
import * as rules from '#contract/alerts/rules.ts';
import { addWebhook, type AlertsApp, createAlertsApp, findThreads } from '#test/alerts-app.ts';
import { findChannel } from './channel-rows.ts';
import { claimDeliveries } from './delivery-rows.ts';
import { createRecorder } from './record-outcomes.ts';

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
  const record = createRecorder({ ...app.base, actor: { kind: 'job', name: 'alerts.send' } });
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
  expect(app.logLines.filter((line) => line.includes('could not be saved'))).toEqual([]);
});

test('stops sending once a rule is deleted, except what it has matched', async () => {
  const { client } = await prepare('emil');
  const [rule] = await client.call(rules.listRules);
  await client.call(rules.removeRule, { id: rule?.id ?? '' });
  await findThreads(app, client);
  await app.drainJobs();
  expect(await client.call(deliveries.listDeliveries)).toHaveLength(1);
});
