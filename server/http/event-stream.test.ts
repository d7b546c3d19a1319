import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endAllSessions, updateProfile } from '#contract/session.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  address = await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Opens the stream over real HTTP and returns its topics one by one. */
async function listenAs(client: TestClient) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${address}/api/events`, { headers: { cookie, host: '127.0.0.1:3000' } }, resolve).on(
      'error',
      reject,
    );
  });
  const chunks = response.setEncoding('utf8')[Symbol.asyncIterator]();
  let text = '';
  async function next(): Promise<string | null> {
    for (;;) {
      const found = /data: (.*)\n\n/.exec(text);
      if (found) {
        text = text.slice(found.index + found[0].length);
        return JSON.parse(found[1]!).topic;
      }
      const { value, done } = await chunks.next();
      if (done) return null;
      text += value;
    }
  }
  return {
    response,
    /** The next topic, except that of the session just started, whose message may still be on its way. */
    async next(): Promise<string | null> {
      for (;;) {
        const topic = await next();
        if (topic !== 'sessions') return topic;
      }
    },
  };
}

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
