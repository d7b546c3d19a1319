import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as channels from '#contract/alerts/channels.ts';
import * as deliveries from '#contract/alerts/deliveries.ts';
import * as rules from '#contract/alerts/rules.ts';
import { type AlertsApp, createAlertsApp, findThreads } from '#test/alerts-app.ts';
import { type PushService, startPushService } from '#test/start-push.ts';

let app: AlertsApp;
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  const settings = { WEBHOOK_ALLOW: service.host, VAPID_SUBJECT: 'mailto:ada@example.com' };
  app = await createAlertsApp(settings);
});
beforeEach(() => {
  service.answer(201);
  service.pushes.length = 0;
});
afterAll(async () => {
  await app.close();
  await service.stop();
});

async function addPush(name: string, subscription = service.subscription) {
  const client = await app.as(name);
  const { id } = await client.call(channels.addChannel, { kind: 'push', name: 'Laptop', subscription });
  await client.call(rules.addRule, { name: 'Threads', events: ['opportunity.found'], channelIds: [id] });
  return { client, id };
}

test('sends a browser an encrypted notification, signed with the key it subscribed to', async () => {
  const { client } = await addPush('ada');
  const { publicKey } = await client.call(channels.readPushKey);
  await findThreads(app, client);
  await app.drainJobs();
  expect(service.pushes).toEqual([
    {
      claims: { aud: `http://${service.host}`, exp: expect.any(Number), sub: 'mailto:ada@example.com' },
      key: publicKey,
      payload: {
        title: 'New thread in r/saas',
        body: expect.stringContaining('Which tool? 0'),
        url: 'https://www.reddit.com/',
      },
      ttl: '14400',
      bytes: expect.any(Number),
    },
  ]);
});

test('creates the keys once and stores them encrypted', async () => {
  const ben = await app.as('ben');
  const [one, other] = await Promise.all([ben.call(channels.readPushKey), ben.call(channels.readPushKey)]);
  expect(one).toEqual(other);
  const stored = JSON.stringify(await app.base.db.selectFrom('hash_keys').selectAll().execute());
  expect(stored).not.toContain('privateKey');
});

test('sends a burst as one notification', async () => {
  const { client } = await addPush('cleo');
  await findThreads(app, client, 12);
  await app.drainJobs();
  expect(service.pushes.map(({ payload }) => payload)).toMatchObject([{ title: '12 threads in r/saas' }]);
});

test('sends no more than push services take', async () => {
  const { client } = await addPush('fritz');
  const data = { id: 'opp_1', subreddit: 'saas', title: '表'.repeat(9_000), reason: '"😀'.repeat(9_000) };
  await findThreads(app, client, 1, { data });
  await app.drainJobs();
  expect(service.pushes).toHaveLength(1);
  expect(service.pushes[0]?.bytes).toBeLessThanOrEqual(4_096);
});

test.each([404, 410])('disables the channel of an unsubscribed browser (%i)', async (status) => {
  const { client } = await addPush(`dora${status}`);
  service.answer(status);
  await findThreads(app, client);
  await app.drainJobs();
  expect(await client.call(channels.listChannels)).toMatchObject([{ state: 'disabled' }]);
  expect(await client.call(deliveries.listDeliveries)).toMatchObject([
    { state: 'dead', lastStatus: status, reason: `It answered that it is gone (${status}).` },
  ]);
});

test('disables a channel with a damaged subscription', async () => {
  const keys = { p256dh: 'short', auth: 'short' };
  const { client } = await addPush('emil', { ...service.subscription, keys });
  await findThreads(app, client);
  await app.drainJobs();
  expect(await client.call(channels.listChannels)).toMatchObject([{ state: 'disabled' }]);
  expect(service.pushes).toEqual([]);
});
