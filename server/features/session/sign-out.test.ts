import { afterAll, beforeAll, expect, test } from 'vitest';
import { getUser } from '#contract/session.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const SESSION = 'threadwell_session';
let people = 0;
const somebody = () => app.as(`person-${(people += 1)}`);
const nothing = { origin: undefined, 'sec-fetch-site': undefined, 'sec-fetch-mode': undefined };

test.each([
  ['a page of ours', { 'sec-fetch-site': 'same-origin' }],
  ['the address bar', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
])(
  'signing out from %s takes effect at once, and invalidates copies of the cookie',
  async (_from, headers) => {
    const client = await somebody();
    const stolen = client.cookies.get(SESSION)!;
    const answer = await client.send({
      method: 'GET',
      url: '/api/logout',
      headers: { ...nothing, ...headers },
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
    expect(client.cookies.has(SESSION)).toBe(false);
    const thief = app.visitor();
    thief.cookies.set(SESSION, stolen);
    await expect(thief.call(getUser)).rejects.toMatchObject({ status: 401 });
  },
);

test.each([
  ['GET', 'another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['GET', 'another host of ours', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }],
  ['GET', 'a client that sends no origin', {}],
  ['GET', 'a request that is not a navigation', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'cors' }],
  ['HEAD', 'a page of ours', { 'sec-fetch-site': 'same-origin' }],
  ['HEAD', 'a client that sends no origin', {}],
] as const)('%s from %s does not sign the user out, but asks first', async (method, _from, headers) => {
  const client = await somebody();
  const answer = await client.send({
    method,
    url: '/api/logout',
    headers: { ...nothing, ...headers },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
  const asks = answer.body.includes('<form method="post" action="/api/logout"');
  expect(asks).toBe(method === 'GET');
  await expect(client.call(getUser)).resolves.toBeTruthy();
});

test('the button on the sign-out page signs the user out', async () => {
  const client = await somebody();
  const answer = await client.submit('/api/logout', {});
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
  await expect(client.call(getUser)).rejects.toMatchObject({ status: 401 });
});

test('a form on another site does not sign the user out', async () => {
  const client = await somebody();
  const answer = await client.submit('/api/logout', {}, { 'sec-fetch-site': 'cross-site' });
  expect(answer.statusCode).toBe(403);
  await expect(client.call(getUser)).resolves.toBeTruthy();
});
