import { afterAll, beforeAll, expect, test } from 'vitest';
import * as deliveries from '#contract/alerts/deliveries.ts';
import * as rules from '#contract/alerts/rules.ts';
import { addWebhook, type AlertsApp, createAlertsApp, findThreads } from '#test/alerts-app.ts';

let app: AlertsApp;
beforeAll(async () => {
  app = await createAlertsApp();
});
afterAll(() => app.close());

async function prepare(name: string) {
  const client = await app.as(name);
  await addWebhook(client, app.receiver.url);
  const id = (await client.call(rules.listRules))[0]?.id ?? '';
  /** Time passes before each change, so that it orders the changes and the events. */
  const change = async (fields: object) => {
    app.clock.advance(1_000);
    return await client.call(rules.changeRule, { id, ...fields });
  };
  const findThread = async () => {
    app.clock.advance(1_000);
    await findThreads(app, client);
  };
  const countSent = async () => {
    await app.drainJobs();
    return (await client.call(deliveries.listDeliveries)).length;
  };
  return { client, change, findThread, countSent };
}

test('a paused rule sends nothing, and after it is resumed only what happens from then on', async () => {
  const { client, change, findThread, countSent } = await prepare('ada');
  expect(await client.call(rules.listRules)).toMatchObject([{ isPaused: false }]);
  expect(await change({ isPaused: true })).toMatchObject({ isPaused: true });
  await findThread();
  expect(await countSent()).toBe(0);
  expect(await change({ isPaused: false })).toMatchObject({ isPaused: false });
  expect(await countSent()).toBe(0);
  await findThread();
  expect(await countSent()).toBe(1);
});

test('an event of the pause that is matched later is not sent', async () => {
  const { change, findThread, countSent } = await prepare('ben');
  await change({ isPaused: true });
  await findThread();
  await change({ isPaused: false });
  expect(await countSent()).toBe(0);
});

test('an event from before the pause is sent, even if it is matched during the pause', async () => {
  const { change, findThread, countSent } = await prepare('cleo');
  await findThread();
  await change({ isPaused: true });
  expect(await countSent()).toBe(1);
});

test('pausing a paused rule, resuming an active one and editing either move no pause', async () => {
  const { change, findThread, countSent } = await prepare('dora');
  await findThread();
  await change({ isPaused: false });
  expect(await countSent()).toBe(1);
  await change({ isPaused: true });
  await findThread();
  await change({ isPaused: true });
  expect(await change({ name: 'Renamed', minScore: 10 })).toMatchObject({ name: 'Renamed', isPaused: true });
  expect(await countSent()).toBe(1);
  await change({ isPaused: false });
  await findThread();
  await change({ isPaused: false });
  expect(await countSent()).toBe(2);
});

test('adds a paused rule', async () => {
  const { client, findThread, countSent } = await prepare('emil');
  const [rule] = await client.call(rules.listRules);
  if (!rule) throw new Error('A rule has just been added.');
  await client.call(rules.removeRule, { id: rule.id });
  const { id: _id, createdAt: _createdAt, ...form } = rule;
  expect(await client.call(rules.addRule, { ...form, isPaused: true })).toMatchObject({ isPaused: true });
  await findThread();
  expect(await countSent()).toBe(0);
});
