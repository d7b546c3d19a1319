import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ALERT_LIMITS } from '#contract/alerts/alert-fields.ts';
import * as channels from '#contract/alerts/channels.ts';
import * as deliveries from '#contract/alerts/deliveries.ts';
import * as rules from '#contract/alerts/rules.ts';
import { type AlertsApp, createAlertsApp, findThreads } from '#test/alerts-app.ts';
import { type MailServer, startMailServer } from '#test/mail-server.ts';
import type { TestClient } from '#test/test-client.ts';
import { claimDeliveries } from './delivery-rows.ts';

let app: AlertsApp;
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
  app = await createAlertsApp({ SMTP_URL: server.url, MAIL_FROM: 'Threadwell <alerts@example.com>' });
});
beforeEach(() => {
  server.refuse(false);
  server.hold(false);
  server.mails.length = 0;
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

/** The text parts of a mail, without line wrapping. */
const read = (source = '') =>
  source
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/=\r\n/g, '')
    .replace(/=3D/g, '=');
const linkIn = (source = '') => /\/api\/alerts\/email\/[\w-]+/.exec(read(source))?.[0] ?? '';
const HOST = { host: '127.0.0.1:3000' };
const post = (url: string, payload: string) =>
  app.http.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...HOST, 'content-type': 'application/x-www-form-urlencoded' },
  });

async function addEmail(client: TestClient, address: string) {
  const channel = await client.call(channels.addChannel, { kind: 'email', name: 'Mail', address });
  await client.call(rules.addRule, {
    name: 'Threads',
    events: ['opportunity.found'],
    channelIds: [channel.id],
  });
  return { channel, link: linkIn(server.mails[0]?.source) };
}

test('sends nothing to an address before its owner confirms it', async () => {
  const ada = await app.as('ada');
  const { channel, link } = await addEmail(ada, 'ada@example.com');
  expect(channel.state).toBe('unverified');
  expect(server.mails).toMatchObject([{ from: 'alerts@example.com', to: ['ada@example.com'] }]);
  await findThreads(app, ada);
  await app.drainJobs();
  expect(await ada.call(deliveries.listDeliveries)).toEqual([]);
  expect(await ada.call(channels.testChannel, { id: channel.id })).toMatchObject({ ok: false });
  await expect(ada.call(channels.changeChannel, { id: channel.id, state: 'active' })).rejects.toMatchObject({
    status: 409,
  });
  expect(server.mails).toHaveLength(1);
  const page = await app.http.inject({ url: link, headers: HOST });
  expect(page.body).toContain('Confirm your address');
  expect((await ada.call(channels.listChannels))[0]?.state).toBe('unverified');
  expect((await post(link, 'action=confirm')).body).toContain('Address confirmed');
  expect((await ada.call(channels.listChannels))[0]?.state).toBe('active');
});

test('sends a burst as one mail, in text and HTML, with a one-click unsubscribe link', async () => {
  const ben = await app.as('ben');
  const { link } = await addEmail(ben, 'ben@example.com');
  await post(link, 'action=confirm');
  server.mails.length = 0;
  const data = { id: 'opp_1', subreddit: 'saas', title: 'Is <b>this</b> a bug?\r\nBcc: eve@example.com' };
  await findThreads(app, ben, 12, { data });
  await app.drainJobs();
  expect(server.mails).toHaveLength(1);
  const source = read(server.mails[0]?.source);
  expect(source).toMatch(/^Subject: 12 threads in r\/saas\r$/m);
  expect(source).toMatch(/^List-Unsubscribe: <http:\/\/127\.0\.0\.1:3000\/api\/alerts\/email\/[\w-]+>/m);
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  expect(source).toContain('Content-Type: text/plain');
  expect(source).toContain('Is &lt;b&gt;this&lt;/b&gt; a bug? Bcc: eve@example.com');
  expect(source).not.toMatch(/^Bcc:/im);
  expect(server.mails[0]?.to).toEqual(['ben@example.com']);
  const states = (await ben.call(deliveries.listDeliveries)).map(({ state, lastStatus }) => [
    state,
    lastStatus,
  ]);
  expect(states).toEqual(Array.from({ length: 12 }, () => ['delivered', 250]));
  expect((await post(linkIn(source), 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
  await findThreads(app, ben);
  await app.drainJobs();
  expect(server.mails).toHaveLength(1);
});

test('records a mail server’s rejection as a failure with its reason', async () => {
  const cleo = await app.as('cleo');
  const { link } = await addEmail(cleo, 'cleo@example.com');
  await post(link, 'action=confirm');
  server.refuse(true);
  await findThreads(app, cleo);
  await app.drainJobs();
  expect(await cleo.call(deliveries.listDeliveries)).toMatchObject([
    { state: 'retrying', lastStatus: 550, reason: expect.stringContaining('No such user here') },
  ]);
});

test.each([
  ['multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n'],
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['text/plain', ''],
])('unsubscribes in one click with a body of %s (RFC 8058, section 3.2)', async (type, payload) => {
  const gina = await app.as(`gina ${type}`);
  const { link } = await addEmail(gina, `gina${type.length}@example.com`);
  await post(link, 'action=confirm');
  const headers = { ...HOST, 'content-type': type };
  const answer = await app.http.inject({ method: 'POST', url: link, payload, headers });
  expect([answer.statusCode, (await gina.call(channels.listChannels))[0]?.state]).toEqual([
    200,
    'unverified',
  ]);
});

test('does not send what was waiting when its reader unsubscribes', async () => {
  const nils = await app.as('nils');
  const { link } = await addEmail(nils, 'nils@example.com');
  await post(link, 'action=confirm');
  const [rule] = await nils.call(rules.listRules);
  await nils.call(rules.changeRule, { id: rule?.id ?? '', deliver: 'hourly' });
  await findThreads(app, nils);
  await app.drainJobs();
  await post(link, 'action=stop');
  server.mails.length = 0;
  app.clock.advance(3_600_000);
  await app.drainJobs();
  expect(server.mails.filter(({ to }) => to.includes('nils@example.com'))).toEqual([]);
  expect(await nils.call(deliveries.listDeliveries)).toMatchObject([
    { state: 'dead', reason: 'The channel is disabled.' },
  ]);
});

test('keeps the tokens of links and feeds out of the log', async () => {
  const hugo = await app.as('hugo');
  const { link } = await addEmail(hugo, 'hugo@example.com');
  const { feedUrl = '' } = await hugo.call(channels.addChannel, { kind: 'rss', name: 'Feed' });
  const paths = [link, new URL(feedUrl).pathname];
  for (const url of paths.flatMap((path) => [path, `${path}/`, `${path}?a=b`]))
    await app.http.inject({ url, headers: HOST });
  const log = app.logLines.join('\n');
  expect(log).toContain('/api/alerts/feed/');
  for (const path of paths) expect(log).not.toContain(path.split('/').at(-1));
});

test('leases an alert for as long as a slow mail server may take', async () => {
  const jan = await app.as('jan');
  const { channel, link } = await addEmail(jan, 'jan@example.com');
  await post(link, 'action=confirm');
  server.mails.length = 0;
  server.hold(true);
  await findThreads(app, jan);
  const drained = app.drainJobs();
  await expect.poll(() => server.mails.length).toBe(1);
  app.clock.advance(2 * 60_000);
  expect(await claimDeliveries(app.base, channel.id, { limit: 10, leaseMs: 1 })).toEqual([]);
  server.hold(false);
  await drained;
  expect(await jan.call(deliveries.listDeliveries)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
});

test('a link confirms once, and does nothing once its channel is deleted', async () => {
  const kim = await app.as('kim');
  const { channel, link } = await addEmail(kim, 'kim@example.com');
  const state = async () => (await kim.call(channels.listChannels))[0]?.state;
  const answers = await Promise.all([post(link, 'action=confirm'), post(link, 'action=confirm')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await app.base.db
    .updateTable('alert_channels')
    .set({ state: 'disabled' })
    .where('id', '=', channel.id)
    .execute();
  await post(link, 'action=confirm');
  expect(await state()).toBe('disabled');
  await kim.call(channels.removeChannel, { id: channel.id });
  expect((await post(link, 'action=confirm')).statusCode).toBe(404);
  const gone = await app.http.inject({ url: link, headers: HOST });
  expect([gone.statusCode, gone.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(gone.body).toContain('This link is no longer valid');
});

test('a feed’s token confirms no address, and an email’s token opens no feed', async () => {
  const lea = await app.as('lea');
  const { link } = await addEmail(lea, 'lea@example.com');
  const { feedUrl = '' } = await lea.call(channels.addChannel, { kind: 'rss', name: 'Feed' });
  const { pathname } = new URL(feedUrl);
  expect((await post(pathname.replace('/feed/', '/email/'), 'action=confirm')).statusCode).toBe(404);
  const feed = await app.http.inject({ url: link.replace('/email/', '/feed/'), headers: HOST });
  expect(feed.statusCode).toBe(404);
});

test('sends no confirmation if there is no room for the channel', async () => {
  const mia = await app.as('mia');
  for (let no = 0; no < ALERT_LIMITS.channels; no++)
    await mia.call(channels.addChannel, { kind: 'rss', name: 'Feed' });
  const form = { kind: 'email', name: 'Mail', address: 'mia@example.com' } as const;
  await expect(mia.call(channels.addChannel, form)).rejects.toMatchObject({ status: 409 });
  expect(server.mails).toEqual([]);
});

test('ignores a link with another token', async () => {
  const { link } = await addEmail(await app.as('dora'), 'dora@example.com');
  expect((await post(`${link}x`, 'action=confirm')).statusCode).toBe(404);
  expect((await post(link, 'action=other')).statusCode).toBe(400);
});

test('asks an address to confirm at most five times a day', async () => {
  const statuses: number[] = [];
  for (let no = 0; no < 6; no++) {
    const client = await app.as(`emil${no}`);
    const sent = client.call(channels.addChannel, { kind: 'email', name: 'M', address: 'Emil@example.com' });
    statuses.push(
      await sent.then(
        () => 201,
        ({ status }: { status: number }) => status,
      ),
    );
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

const resend = (client: TestClient, { id }: { id: string }) =>
  client.call(channels.resendConfirmation, { id });
const refusal = (status: number, words: string) => ({
  status,
  body: { message: expect.stringContaining(words) },
});

test('sends the confirmation again, at most once a minute, and both links work', async () => {
  const nora = await app.as('nora');
  const { channel, link } = await addEmail(nora, 'nora@example.com');
  await expect(resend(nora, channel)).rejects.toMatchObject(refusal(429, 'less than a minute ago'));
  app.clock.advance(60_000);
  await resend(nora, channel);
  expect(server.mails).toHaveLength(2);
  expect(server.mails[1]).toMatchObject({ to: ['nora@example.com'] });
  expect(linkIn(server.mails[1]?.source)).toBe(link);
  await expect(resend(nora, channel)).rejects.toMatchObject(refusal(429, 'less than a minute ago'));
  expect(server.mails).toHaveLength(2);
  await post(link, 'action=confirm');
  app.clock.advance(60_000);
  await expect(resend(nora, channel)).rejects.toMatchObject(refusal(409, 'needs no confirmation'));
});

test('sends at most five confirmations a day to an address', async () => {
  const olga = await app.as('olga');
  const { channel } = await addEmail(olga, 'olga@example.com');
  for (let no = 0; no < 4; no++) {
    app.clock.advance(60_000);
    await resend(olga, channel);
  }
  app.clock.advance(60_000);
  await expect(resend(olga, channel)).rejects.toMatchObject(refusal(429, 'tomorrow'));
  expect(server.mails).toHaveLength(5);
});

test('sends no confirmation for a stranger, for another kind of channel, or through a broken mail server', async () => {
  const [paul, rosa] = [await app.as('paul'), await app.as('rosa')];
  const { channel } = await addEmail(paul, 'paul@example.com');
  const feed = await paul.call(channels.addChannel, { kind: 'rss', name: 'Feed' });
  app.clock.advance(60_000);
  await expect(resend(rosa, channel)).rejects.toMatchObject({ status: 404 });
  await expect(resend(paul, feed)).rejects.toMatchObject(refusal(409, 'needs no confirmation'));
  server.refuse(true);
  await expect(resend(paul, channel)).rejects.toMatchObject(refusal(503, 'No such user here'));
});

test('offers no email channels without a mail server', async () => {
  const bare = await createAlertsApp();
  const fritz = await bare.as('fritz');
  expect(await fritz.call(channels.listChannelKinds)).toEqual(
    channels.CHANNEL_KINDS.filter((kind) => kind !== 'email'),
  );
  expect(await (await app.as('greta')).call(channels.listChannelKinds)).toEqual(channels.CHANNEL_KINDS);
  const form = { kind: 'email', name: 'Mail', address: 'fritz@example.com' } as const;
  await expect(fritz.call(channels.addChannel, form)).rejects.toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('SMTP_URL') },
  });
  await bare.close();
});
