import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as channels from '#contract/alerts/channels.ts';
import * as rules from '#contract/alerts/rules.ts';
import { addWebhook, type AlertsApp, createAlertsApp } from '#test/alerts-app.ts';

let app: AlertsApp;
beforeAll(async () => {
  app = await createAlertsApp();
});
afterAll(() => app.close());

async function prepare(name: string) {
  const client = await app.as(name);
  const { id } = await addWebhook(client, app.receiver.url);
  return { client, id };
}

/** Calls while another transaction holds rows with its changes, and commits that one once the call waits. */
async function callMeanwhile(change: RawBuilder<unknown>, call: () => Promise<unknown>): Promise<void> {
  const { db } = app.base;
  const countWaiting = async () => {
    const { rows } = await sql`
      select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
      db,
    );
    return rows.length;
  };
  let called: Promise<unknown> | undefined;
  await db.transaction().execute(async (tx) => {
    await change.execute(tx);
    called = call();
    await expect.poll(countWaiting).toBeGreaterThan(0);
  });
  await called;
}

test('renaming a channel does not switch it on again', async () => {
  const { client, id } = await prepare('fritz');
  await callMeanwhile(sql`update alert_channels set state = 'disabled' where id = ${id}`, () =>
    client.call(channels.changeChannel, { id, name: 'Renamed' }),
  );
  expect(await client.call(channels.listChannels)).toMatchObject([{ name: 'Renamed', state: 'disabled' }]);
});

test('switching a channel on does not confirm an address', async () => {
  const { client, id } = await prepare('gina');
  await callMeanwhile(sql`update alert_channels set state = 'unverified' where id = ${id}`, () =>
    client.call(channels.changeChannel, { id, state: 'active' }).catch(() => null),
  );
  expect(await client.call(channels.listChannels)).toMatchObject([{ state: 'unverified' }]);
});

test('keeps both of two changes to a rule', async () => {
  const { client } = await prepare('hugo');
  const [rule] = await client.call(rules.listRules);
  const { id = '' } = rule ?? {};
  const {
    createdAt: _createdAt,
    name: _name,
    id: _id,
    ...before
  } = rule ?? { createdAt: '', name: '', id: '' };
  const configuration = JSON.stringify({ ...before, minScore: 80 });
  await callMeanwhile(sql`update alert_rules set configuration = ${configuration} where id = ${id}`, () =>
    client.call(rules.changeRule, { id, subreddits: ['saas'] }),
  );
  expect(await client.call(rules.listRules)).toMatchObject([{ minScore: 80, subreddits: ['saas'] }]);
});
