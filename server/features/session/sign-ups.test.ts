import { expect, test } from 'vitest';
import { createTestApp } from '#test/create-test-app.ts';
import { TEST_PASSWORD } from '#test/factories.ts';

const person = (name: string) => ({ email: `${name}@example.com`, password: TEST_PASSWORD });

test('with SIGNUPS=first only the first user registers, even of two at the same moment', async () => {
  const app = await createTestApp({ SIGNUPS: 'first' });
  const answers = await Promise.all([
    app.visitor().submit('/api/signup', person('one')),
    app.visitor().submit('/api/signup', person('two')),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([303, 403]);
  expect((await app.visitor().submit('/api/signup', person('three'))).statusCode).toBe(403);
  await app.close();
});

test('with SIGNUPS=closed nobody registers, and the page shows no form for it', async () => {
  const app = await createTestApp({ SIGNUPS: 'closed' });
  expect((await app.visitor().submit('/api/signup', person('one'))).statusCode).toBe(403);
  const page = await app.visitor().send({ method: 'GET', url: '/api/login' });
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('action="/api/signup"');
  await app.close();
});

test.each(['first', 'closed'])('with SIGNUPS=%s a refused sign-up costs no hash', async (signUps) => {
  const app = await createTestApp({ SIGNUPS: signUps });
  await app.visitor().submit('/api/signup', person('one'));
  let hashed = 0;
  app.base.passwords.hash = async () => {
    hashed += 1;
    return '';
  };
  expect((await app.visitor().submit('/api/signup', person('two'))).statusCode).toBe(403);
  expect(hashed).toBe(0);
  await app.close();
});

test('under https the cookie is bound to the host', async () => {
  const app = await createTestApp({ PUBLIC_URL: 'https://threadwell.example' });
  const visitor = app.visitor();
  const answer = await visitor.submit('/api/signup', person('one'));
  expect(answer.headers['set-cookie']).toMatch(/^__Host-threadwell_session=.*Secure/);
  expect(answer.headers['strict-transport-security']).toContain('max-age');
  await app.close();
});

test('the first visitor of a new installation sees the sign-up form first, the next the sign-in form', async () => {
  const app = await createTestApp({ SIGNUPS: 'first' });
  const page = () => app.visitor().send({ method: 'GET', url: '/api/login' });
  const fresh = (await page()).body;
  expect(fresh.indexOf('action="/api/signup"')).toBeLessThan(fresh.indexOf('action="/api/login"'));
  await app.visitor().submit('/api/signup', person('one'));
  const later = (await page()).body;
  expect(later).toContain('action="/api/login"');
  expect(later).not.toContain('action="/api/signup"');
  await app.close();
});
