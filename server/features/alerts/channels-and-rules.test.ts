import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALERT_LIMITS, EVENT_TYPES } from '#contract/alerts/alert-fields.ts';
import * as channels from '#contract/alerts/channels.ts';
import * as deliveries from '#contract/alerts/deliveries.ts';
import * as rules from '#contract/alerts/rules.ts';
import type { ApiError } from '#contract/api/call-api.ts';
import { addWebhook, type AlertsApp, createAlertsApp, findThreads } from '#test/alerts-app.ts';

let app: AlertsApp;
beforeAll(async () => {
  app = await createAlertsApp();
});
afterAll(() => app.close());

const faultsOf = (fields: object) =>
  expect.objectContaining({ status: 422, body: expect.objectContaining({ fields }) });
const words = expect.any(String);

test('shows a webhook’s secret once and stores it encrypted', async () => {
  const ada = await app.as('ada');
  const { secret, ...added } = await addWebhook(ada, `http://${app.receiver.host}/hooks/hidden?token=hidden`);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(await ada.call(channels.listChannels)).toEqual([
    { ...added, state: 'active', to: app.receiver.host, lastFailure: null },
  ]);
  const stored = JSON.stringify(await app.base.db.selectFrom('alert_channels').selectAll().execute());
  expect(stored).not.toContain(secret);
  expect(stored).not.toContain('hidden');
});

test.each([
  [{ kind: 'webhook' }, { url: words }],
  [{ kind: 'webhook', url: 'ftp://example.com/' }, { url: words }],
  [{ kind: 'webhook', url: 'http://127.0.0.1/' }, { url: expect.stringContaining('WEBHOOK_ALLOW') }],
  [{ kind: 'slack', url: 'http://10.0.0.1/' }, { url: words }],
  [{ kind: 'discord', url: 'https://[::1]/' }, { url: words }],
  [{ kind: 'discord', url: 'https://discord.com/channels/1/2' }, { url: words }],
  [
    { kind: 'push', subscription: { endpoint: 'https://192.168.0.1/', keys: { p256dh: 'a', auth: 'b' } } },
    { subscription: words },
  ],
  [{ kind: 'email', address: 'ada' }, { address: words }],
  [{ kind: 'email', address: 'ada@example.com\r\nbcc: ben@example.com' }, { address: words }],
  [{ kind: 'email', address: 'ada@example.com, ben@example.com' }, { address: words }],
  [{ kind: 'email', address: 'Ada <ada@example.com>' }, { address: words }],
  [{ kind: 'email', address: 'ada@[127.0.0.1]' }, { address: words }],
  [{ kind: 'email', address: 'ada(x)@example.com' }, { address: words }],
  [{ kind: 'email', address: 'ada\u202Emoc.live@example.com' }, { address: words }],
  [{ kind: 'email', address: 'ada\u0000@example.com' }, { address: words }],
  [{ kind: 'email', address: `${'a'.repeat(320)}@example.com` }, { address: words }],
  [{ kind: 'webhook', url: 'http://2130706433/' }, { url: words }],
  [{ kind: 'webhook', url: 'http://[::ffff:127.0.0.1]/' }, { url: words }],
  [{ kind: 'webhook', url: 'https://ada:secret@example.com/' }, { url: words }],
  [{ kind: 'telegram', botToken: `1:${'A'.repeat(30)}`, chatId: '1&chat_id=2' }, { chatId: words }],
  [{ kind: 'telegram', botToken: 'x', chatId: '1' }, { botToken: words }],
  [{ kind: 'telegram', botToken: '1:AAAAAAAAAAAAAAAAAAAAAAAA/..', chatId: '1' }, { botToken: words }],
  [{ kind: 'telegram' }, { botToken: words, chatId: words }],
  [{ kind: 'fax' }, { kind: words }],
] as const)('rejects an invalid channel (%#)', async (form, fields) => {
  const ben = await app.as('ben');
  await expect(ben.call(channels.addChannel, { name: 'Wrong', ...form } as never)).rejects.toEqual(
    faultsOf(fields),
  );
  expect(await ben.call(channels.listChannels)).toEqual([]);
});

test.each([
  [{ events: [] }, { events: words }],
  [{ events: ['post.liked'] }, { 'events.0': words }],
  [{ channelIds: [] }, { channelIds: words }],
  [{ deliver: 'weekly' }, { deliver: words }],
  [{ minScore: 101 }, { minScore: words }],
  [{ quietHours: { from: '22:00', to: '22:00', timeZone: 'UTC' } }, { quietHours: words }],
  [{ quietHours: { from: '25:00', to: '07:00', timeZone: 'UTC' } }, { 'quietHours.from': words }],
  [{ quietHours: { from: '22:00', to: '07:00', timeZone: 'Moon/Base' } }, { quietHours: words }],
] as const)('rejects an invalid rule (%#)', async (wrong, fields) => {
  const cleo = await app.as('cleo');
  const { id } = await cleo.call(channels.addChannel, { kind: 'rss', name: 'Feed' });
  const rule = { name: 'All', events: ['post.failed'], channelIds: [id], ...wrong };
  await expect(cleo.call(rules.addRule, rule as never)).rejects.toEqual(faultsOf(fields));
});

test('changes a rule field by field', async () => {
  const dora = await app.as('dora');
  const { id: channelId } = await addWebhook(dora, app.receiver.url);
  const [rule] = await dora.call(rules.listRules);
  const id = rule?.id ?? '';
  const quietHours = { from: '22:00', to: '07:00', timeZone: 'Europe/Berlin' };
  await dora.call(rules.changeRule, { id, minScore: 70, subreddits: ['r/saas'], quietHours });
  await dora.call(rules.changeRule, { id, name: 'Best threads', deliver: 'daily', minScore: null });
  expect(await dora.call(rules.listRules)).toEqual([
    {
      ...rule,
      name: 'Best threads',
      events: ['opportunity.found'],
      channelIds: [channelId],
      deliver: 'daily',
      minScore: null,
      subreddits: ['saas'],
      quietHours,
    },
  ]);
  await dora.call(rules.removeRule, { id });
  expect(await dora.call(rules.listRules)).toEqual([]);
});

test('counts the matches of the last seven days in a preview', async () => {
  const emil = await app.as('emil');
  await findThreads(app, emil, 2, { facts: { subreddit: 'saas', score: 90 } });
  app.clock.advance(8 * 24 * 3_600_000);
  await findThreads(app, emil, 3, { facts: { subreddit: 'saas', score: 90 } });
  await findThreads(app, emil, 4, { facts: { subreddit: 'webdev', score: 40 } });
  const preview = (rule: object) => emil.call(rules.previewRule, { events: [...EVENT_TYPES], ...rule });
  const workspace_id = emil.user?.workspaceId ?? '';
  const disabled = { id: 'evn_disabled', workspace_id, type: 'channel.disabled', facts: '{}' } as const;
  await app.base.db
    .insertInto('events')
    .values({ ...disabled, at: app.clock.now() })
    .execute();
  expect(await preview({})).toEqual({ matches: 7, of: 7 });
  expect(await preview({ minScore: 50 })).toEqual({ matches: 3, of: 7 });
  expect(await preview({ subreddits: ['webdev'], minScore: 50 })).toEqual({ matches: 0, of: 7 });
});

test('lists deliveries by channel and state', async () => {
  const fritz = await app.as('fritz');
  const { id } = await addWebhook(fritz, app.receiver.url);
  await findThreads(app, fritz, 2);
  await app.drainJobs();
  const count = async (query: object) => (await fritz.call(deliveries.listDeliveries, query)).length;
  expect(await count({ channelId: id, state: 'delivered' })).toBe(2);
  expect(await count({ state: 'dead' })).toBe(0);
  expect(await count({ channelId: 'chn_other' })).toBe(0);
});

test('limits the channels and rules of a workspace', async () => {
  const gina = await app.as('gina');
  const add = () => gina.call(channels.addChannel, { kind: 'rss', name: 'Feed' });
  const { id } = await add();
  for (let no = 1; no < ALERT_LIMITS.channels; no++) await add();
  await expect(add()).rejects.toMatchObject({ status: 409 });
  const addRule = () =>
    gina.call(rules.addRule, { name: 'Failures', events: ['post.failed'], channelIds: [id] });
  for (let no = 0; no < ALERT_LIMITS.rules; no++) await addRule();
  await expect(addRule()).rejects.toMatchObject({ status: 409 });
});

test('rate-limits test messages', async () => {
  const hugo = await app.as('hugo');
  const { id } = await hugo.call(channels.addChannel, { kind: 'rss', name: 'Feed' });
  const tests = Array.from({ length: 31 }, () => () => hugo.call(channels.testChannel, { id }));
  const statuses: number[] = [];
  for (const send of tests)
    statuses.push(
      await send().then(
        () => 200,
        ({ status }) => status,
      ),
    );
  expect(statuses.slice(-2)).toEqual([200, 429]);
});

test('does not let a stranger reach channels, rules or deliveries', async () => {
  const ina = await app.as('ina');
  const { id } = await addWebhook(ina, app.receiver.url);
  await findThreads(app, ina);
  await app.drainJobs();
  const [rule] = await ina.call(rules.listRules);
  const [delivery] = await ina.call(deliveries.listDeliveries);
  const jan = await app.as('jan');
  for (const list of [channels.listChannels, rules.listRules, deliveries.listDeliveries])
    expect(await jan.call(list)).toEqual([]);
  const tries = [
    jan.call(channels.changeChannel, { id, name: 'Mine' }),
    jan.call(channels.removeChannel, { id }),
    jan.call(channels.testChannel, { id }),
    jan.call(channels.rotateSecret, { id }),
    jan.call(rules.changeRule, { id: rule?.id ?? '', name: 'Mine' }),
    jan.call(rules.removeRule, { id: rule?.id ?? '' }),
    jan.call(rules.addRule, { name: 'Spy', events: ['post.failed'], channelIds: [id] }),
    jan.call(deliveries.resendDelivery, { id: delivery?.id ?? '' }),
  ];
  const statuses = (await Promise.allSettled(tries)).map(
    (one) => 'reason' in one && (one.reason as ApiError).status,
  );
  expect(statuses).toEqual(tries.map(() => 404));
  expect(await jan.call(rules.previewRule, { events: [...EVENT_TYPES] })).toEqual({ matches: 0, of: 0 });
  await expect(app.visitor().call(channels.listChannels)).rejects.toMatchObject({ status: 401 });
});
