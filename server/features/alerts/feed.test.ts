import { afterAll, beforeAll, expect, test } from 'vitest';
import * as channels from '#contract/alerts/channels.ts';
import * as deliveries from '#contract/alerts/deliveries.ts';
import * as rules from '#contract/alerts/rules.ts';
import { readAtom } from '#core/feed/read-atom.ts';
import { type AlertsApp, createAlertsApp, findThreads } from '#test/alerts-app.ts';

let app: AlertsApp;
beforeAll(async () => {
  app = await createAlertsApp();
});
afterAll(() => app.close());

async function addFeed(name: string) {
  const client = await app.as(name);
  const { id, feedUrl } = await client.call(channels.addChannel, { kind: 'rss', name: 'A <feed> & more' });
  await client.call(rules.addRule, { name: 'Threads', events: ['opportunity.found'], channelIds: [id] });
  return { client, id, path: new URL(feedUrl ?? '').pathname };
}
const read = (path: string, headers = {}) => app.http.inject({ url: path, headers: { ...HOST, ...headers } });
const HOST = { host: '127.0.0.1:3000' };

test('lists matching events in a private feed', async () => {
  const { client, path } = await addFeed('ada');
  const data = {
    id: 'opp_1',
    title: '<b>Which</b> tool & why? \u0007',
    url: 'https://www.reddit.com/r/saas/',
  };
  const [eventId] = await findThreads(app, client, 1, { data });
  await app.drainJobs();
  const { statusCode, headers, body } = await read(path);
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(body).toContain(`<id>urn:threadwell:${eventId}</id>`);
  expect(body).toContain('&lt;b&gt;Which&lt;/b&gt; tool &amp; why?');
  expect(body).toContain('<title>Threadwell: A &lt;feed&gt; &amp; more</title>');
  expect(body).not.toContain('\u0007');
  expect(readAtom(body)).toMatchObject({ entries: [expect.objectContaining({ title: expect.any(String) })] });
});

test('answers an unchanged feed without its text', async () => {
  const { path } = await addFeed('ben');
  const { headers } = await read(path);
  const again = await read(path, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('rejects readers of a feed without its token', async () => {
  const { client, id, path } = await addFeed('cleo');
  expect((await read(`${path}x`)).statusCode).toBe(404);
  expect((await read(`/api/alerts/feed/${id}`)).statusCode).toBe(404);
  await client.call(channels.removeChannel, { id });
  expect((await read(path)).statusCode).toBe(404);
});

test('limits how often a feed is read', async () => {
  const { path } = await addFeed('dora');
  const statuses: number[] = [];
  for (let no = 0; no <= 240; no++) statuses.push((await read(path)).statusCode);
  expect([statuses[239], statuses[240]]).toEqual([200, 429]);
});

test('does not resend what feed readers fetch themselves', async () => {
  const { client } = await addFeed('emil');
  await findThreads(app, client);
  await app.drainJobs();
  const [delivery] = await client.call(deliveries.listDeliveries);
  await expect(client.call(deliveries.resendDelivery, { id: delivery?.id ?? '' })).rejects.toMatchObject({
    status: 409,
    body: { message: 'Feed readers fetch alerts themselves.' },
  });
});
