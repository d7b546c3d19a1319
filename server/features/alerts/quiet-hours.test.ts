import { afterAll, beforeAll, expect, test } from 'vitest';
import * as channels from '#contract/alerts/channels.ts';
import * as deliveries from '#contract/alerts/deliveries.ts';
import * as rules from '#contract/alerts/rules.ts';
import { type AlertsApp, createAlertsApp, findThreads } from '#test/alerts-app.ts';

let app: AlertsApp;
beforeAll(async () => {
  app = await createAlertsApp();
  app.receiver.answer({ status: 500 });
});
afterAll(() => app.close());

const NIGHT = { from: '22:00', to: '07:00', timeZone: 'UTC' };
const NEVER_QUIET = { from: '12:00', to: '12:01', timeZone: 'UTC' };
const today = () => Math.floor(app.clock.now() / 86_400_000) * 86_400_000;

/** Fails at 21:59:00 and at 21:59:05. Returns when the third attempt is due. */
async function failTwice(
  name: string,
  kind: 'slack' | 'webhook',
  quietHours: readonly (typeof NIGHT | null)[],
) {
  app.clock.advance(today() + 86_400_000 + 22 * 3_600_000 - 60_000 - app.clock.now());
  const client = await app.as(name);
  const { id } = await client.call(channels.addChannel, { kind, name: 'Ours', url: app.receiver.url });
  for (const quiet of quietHours)
    await client.call(rules.addRule, {
      name: 'Threads',
      events: ['opportunity.found'],
      channelIds: [id],
      quietHours: quiet,
    });
  await findThreads(app, client);
  await app.drainJobs();
  app.clock.advance(5_000);
  await app.drainJobs();
  const [delivery] = await client.call(deliveries.listDeliveries);
  expect(delivery).toMatchObject({ state: 'retrying', attempts: 2 });
  return delivery?.nextAttemptAt?.slice(11);
}

test('a retry waits until quiet hours end', async () => {
  expect(await failTwice('ada', 'slack', [NIGHT])).toBe('07:00:00.000Z');
});

test('a retry goes out as soon as one of the channel’s rules allows it', async () => {
  expect(await failTwice('ben', 'slack', [NIGHT, null])).toBe('22:00:05.000Z');
  expect(await failTwice('cleo', 'slack', [NIGHT, NEVER_QUIET])).toBe('22:00:05.000Z');
});

test('a webhook is retried on its schedule', async () => {
  expect(await failTwice('dora', 'webhook', [NIGHT])).toBe('22:00:05.000Z');
});
