import { sql } from 'kysely';
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
  expect(await client.call(deliveries.listDeliveries)).toMatchObject([{ state: 'delivered', lastStatus: 200 }]);
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

/** Calls while another transaction holds rows with its changes, and commits that one once the call waits. */
async function callMeanwhile(change: ReturnType<typeof sql>, call: () => Promise<unknown>): Promise<void> {
  const { db, engine } = app.base;
  const waiting = async () => {
    if (engine.kind === 'sqlite') return 1;
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
    return rows.length;
  };
  let called: Promise<unknown> | undefined;
  await db.transaction().execute(async (tx) => {
    await change.execute(tx);
    called = call();
    if (engine.kind === 'postgres') await expect.poll(waiting).toBeGreaterThan(0);
  });
  await called;
}

test('renaming a channel does not switch it on again', async () => {
  const { client, channel } = await prepare('fritz');
  const { id } = channel;
  await callMeanwhile(sql`update alert_channels set state = 'disabled' where id = ${id}`, () =>
    client.call(channels.changeChannel, { id, name: 'Renamed' }),
  );
  expect(await client.call(channels.listChannels)).toMatchObject([{ name: 'Renamed', state: 'disabled' }]);
});

test('switching a channel on does not confirm an address', async () => {
  const { client, channel } = await prepare('gina');
  const { id } = channel;
  await callMeanwhile(sql`update alert_channels set state = 'unverified' where id = ${id}`, () =>
    client.call(channels.changeChannel, { id, state: 'active' }).catch(() => null),
  );
  expect(await client.call(channels.listChannels)).toMatchObject([{ state: 'unverified' }]);
});

test('keeps both of two changes to a rule', async () => {
  const { client } = await prepare('hugo');
  const [rule] = await client.call(rules.listRules);
  const { id = '' } = rule ?? {};
  const { createdAt: _createdAt, name: _name, id: _id, ...before } = rule ?? { createdAt: '', name: '', id: '' };
  const configuration = JSON.stringify({ ...before, minScore: 80 });
  await callMeanwhile(sql`update alert_rules set configuration = ${configuration} where id = ${id}`, () =>
    client.call(rules.changeRule, { id, subreddits: ['saas'] }),
  );
  expect(await client.call(rules.listRules)).toMatchObject([{ minScore: 80, subreddits: ['saas'] }]);
});
