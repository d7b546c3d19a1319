import { afterAll, beforeAll, expect, test } from 'vitest';
import { endAllSessions, updateProfile } from '#contract/session.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { openEventStream } from '#test/open-event-stream.ts';
import type { TestClient } from '#test/test-client.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  address = await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const listenAs = (client: TestClient) => openEventStream(address, client);

test('an open page is notified of changes in its own workspace only', async () => {
  const [ada, ben] = [await app.as('ada'), await app.as('ben')];
  const stream = await listenAs(ada);
  expect(stream.response.headers['content-type']).toBe('text/event-stream');
  await ben.call(updateProfile, { firstName: 'Benjamin' });
  await ada.call(endAllSessions);
  expect(await stream.next()).toBe('signedOut');
  expect(await stream.next()).toBe(null);
});

test('a changed profile is announced', async () => {
  const cleo = await app.as('cleo');
  const stream = await listenAs(cleo);
  await cleo.call(updateProfile, { firstName: 'Cleopatra' });
  expect(await stream.next()).toBe('user');
});

test('without a session there is no stream', async () => {
  const { response } = await listenAs(app.visitor());
  expect(response.statusCode).toBe(401);
});
