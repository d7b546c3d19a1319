import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { TEST_PASSWORD } from '#test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

test.each([65, 20_000])('rejects JSON nested %i deep', async (depth) => {
  const ada = await app.as('ada');
  const answer = await ada.send({
    method: 'PATCH',
    url: '/api/profile',
    payload: nested(depth),
    headers: { 'content-type': 'application/json' },
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { code: 'BAD_REQUEST', message: 'The body is nested too deeply.' },
  ]);
  expect(app.logLines.join('\n')).not.toContain('RangeError');
});

test.each(['/api/signup', '/api/login'])(
  'rejects text in %s that one of the databases would refuse',
  async (url) => {
    const fields = { email: 'nul@example.com', password: `${TEST_PASSWORD}\0`, firstName: 'A\0da' };
    expect((await app.visitor().submit(url, fields)).statusCode).toBe(422);
  },
);

test.each(['?state=a&state=b', '?state[]=a', '?state=', ''])(
  'a malformed provider callback with %s causes no server error',
  async (query) => {
    const withProvider = await createTestApp({
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'us',
      OIDC_CLIENT_SECRET: 'a secret',
    });
    const answer = await withProvider.visitor().send({ method: 'GET', url: `/api/login/callback${query}` });
    expect(answer.statusCode).toBe(400);
    await withProvider.close();
  },
);
