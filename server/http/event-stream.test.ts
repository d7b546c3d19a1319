import { afterAll, beforeAll, expect, test } from 'vitest';
import { endAllSessions, updateProfile } from '#contract/session.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { openEventStream } from '#test/open-event-stream.ts';
import { TEST_PASSWORD } from '#test/factories.ts';
import type { TestClient } from '#test/test-client.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  address = await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const listenAs = (client: TestClient) => openEventStream(address, client);

test('notifies an open page of changes in its own workspace only', async () => {
  const [ada, ben] = [await app.as('ada'), await app.as('ben')];
  const stream = await listenAs(ada);
  expect(stream.response.headers['content-type']).toBe('text/event-stream');
  await ben.call(updateProfile, { firstName: 'Benjamin' });
  await ada.call(endAllSessions);
  expect(await stream.next()).toBe('signedOut');
  expect(await stream.next()).toBe(null);
});

test('announces a changed profile', async () => {
  const cleo = await app.as('cleo');
  const stream = await listenAs(cleo);
  await cleo.call(updateProfile, { firstName: 'Cleopatra' });
  expect(await stream.next()).toBe('user');
});

test('opens no stream without a session', async () => {
  const { response } = await listenAs(app.visitor());
  expect(response.statusCode).toBe(401);
});

test('limits open pages to 20 per session and 100 per user, and a closed page frees its slot', async () => {
  const sessions = [await app.as('dora')];
  for (let more = 1; more < 6; more += 1) {
    const client = app.visitor();
    await client.submit('/api/login', { email: 'dora@example.com', password: TEST_PASSWORD });
    sessions.push(client);
  }
  const open = async (client: TestClient | undefined) => (await listenAs(client!)).response;
  for (const client of sessions.slice(0, 5)) {
    const streams = await Promise.all(Array.from({ length: 20 }, () => open(client)));
    expect(streams.map(({ statusCode }) => statusCode)).toEqual(streams.map(() => 200));
    if (client !== sessions[0]) continue;
    const refused = await open(client);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30']);
    streams[0]?.destroy();
    await expect.poll(async () => (await open(client)).statusCode).toBe(200);
  }
  expect((await open(sessions[5])).statusCode).toBe(429);
  expect((await open(await app.as('emil'))).statusCode).toBe(200);
});
