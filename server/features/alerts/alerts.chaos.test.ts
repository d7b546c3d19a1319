import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Account } from '#contract/accounts.ts';
import type { AddedChannel } from '#contract/alerts/channels.ts';
import { type AlertReceiver, startAlertReceiver } from '#test/alert-receiver.ts';
import { type Browser, signUp } from '#test/chaos/browser.ts';
import { type ChaosDatabase, openChaosDatabase } from '#test/chaos/chaos-database.ts';
import { recordManyEvents } from '#test/chaos/record-many-events.ts';
import { type ChaosWorld, startChaos } from '#test/chaos/chaos-world.ts';

const EVENTS = 10_000;
/** Events that the running servers record themselves, while they are killed and after. */
const LIVE = 20;
const KILLS = 12;
/** In flight to one channel. */
const CALLS_AT_ONCE = 8;
const LONGEST_MS = 600_000;

let database: ChaosDatabase;
let receiver: AlertReceiver;
let world: ChaosWorld;
beforeEach(async () => {
  receiver = await startAlertReceiver();
  database = await openChaosDatabase();
}, LONGEST_MS);
afterEach(async () => {
  await world.stop();
  await database.stop();
  await receiver.stop();
});

/** The server may be down at any time. */
async function insist<T>(call: () => Promise<T>): Promise<T> {
  let result: T | undefined;
  const attempt = () => call().then((answer) => ((result = answer), 'done'), String);
  await expect.poll(attempt, { timeout: 120_000, interval: 250 }).toBe('done');
  return result as T;
}

async function watchAccounts(browser: Browser): Promise<void> {
  const url = `http://${receiver.host}/live`;
  const form = { kind: 'webhook', name: 'Live', url };
  const { id } = await browser.send<AddedChannel>('POST', '/api/alerts/channels', form);
  const rule = { name: 'Accounts', events: ['account.disconnected'], channelIds: [id] };
  await browser.send('POST', '/api/alerts/rules', rule);
}

/** Adds an account by hand and disconnects it, however often the server dies meanwhile. */
async function disconnectOne(browser: Browser, username: string): Promise<void> {
  const find = async () =>
    (await browser.get<Account[]>('/api/reddit-accounts')).find((each) => each.username === username);
  await insist(async () => (await find()) ?? browser.send('POST', '/api/reddit-accounts', { username }));
  await insist(async () => {
    const account = await find();
    if (account) await browser.send('DELETE', `/api/reddit/disconnect/${account.id}`);
  });
}

const callsTo = (path: string) => receiver.calls.filter((call) => call.path === path);
const idsOf = (path: string) => callsTo(path).map(({ headers }) => String(headers['webhook-id']));
const disconnected = () =>
  callsTo('/live').map(({ body }) => (JSON.parse(body) as { data: { username: string } }).data.username);

test(
  'servers that are killed at any moment deliver every event, and one that stays up delivers each once',
  async () => {
    const settings = { ...database.settings, WEBHOOK_ALLOW: receiver.host };
    const ids = await recordManyEvents(settings, `http://${receiver.host}/many`, EVENTS);
    expect(ids).toHaveLength(EVENTS);
    world = await startChaos(settings);
    const browser = await insist(() => signUp(world.url, 'ben@example.com'));
    await insist(() => watchAccounts(browser));
    world.arm();
    const faults = [...database.faults];
    const names = Array.from({ length: LIVE }, (_, no) => `member_${no}`);
    for (const [no, name] of names.entries()) {
      if (no < KILLS) world.kill();
      if (no % 4 === 3) await faults.shift()?.strike();
      await disconnectOne(browser, name);
    }
    const left = () => {
      const received = new Set(idsOf('/many'));
      return ids.filter((id) => !received.has(id)).length;
    };
    await expect.poll(left, { timeout: LONGEST_MS, interval: 1_000 }).toBe(0);
    await expect.poll(() => new Set(disconnected()).size, { timeout: 120_000, interval: 1_000 }).toBe(LIVE);
    const { all: kills, commits } = world.kills();
    const doubled = idsOf('/many').length - EVENTS;
    process.stdout.write(
      `${EVENTS} events, ${kills} kills, ${commits} after different commits, ${doubled} sent twice\n`,
    );
    expect(doubled).toBeLessThanOrEqual(CALLS_AT_ONCE * (kills + database.faults.length));
    expect(world.crashes).toEqual([]);

    world.disarm();
    const before = disconnected().length;
    for (const name of names) await disconnectOne(browser, `${name}_again`);
    await expect.poll(() => new Set(disconnected()).size, { timeout: 120_000, interval: 500 }).toBe(2 * LIVE);
    expect(disconnected().length - before).toBe(LIVE);
  },
  LONGEST_MS + 300_000,
);
