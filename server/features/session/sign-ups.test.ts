import { expect, test } from 'vitest';
import { createTestApp } from '#test/create-test-app.ts';
import { TEST_PASSWORD } from '#test/factories.ts';

const person = (name: string) => ({ email: `${name}@example.com`, password: TEST_PASSWORD });

test('with SIGNUPS=first, registers only the first user, even of two concurrent ones', async () => {
  const app = await createTestApp({ SIGNUPS: 'first' });
  const { passwords } = app.base;
  const both = Promise.withResolvers<void>();
  let hashing = 0;
  // By now both requests have passed the first check.
  passwords.hash = async () => {
    if ((hashing += 1) === 2) both.resolve();
    await both.promise;
    return 'a hash';
  };
  const answers = await Promise.all([
    app.visitor().submit('/api/signup', person('one')),
    app.visitor().submit('/api/signup', person('two')),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([303, 403]);
  expect((await app.visitor().submit('/api/signup', person('three'))).statusCode).toBe(403);
  await app.close();
});

test('with SIGNUPS=closed, registers no one and shows no form', async () => {
  const app = await createTestApp({ SIGNUPS: 'closed' });
  expect((await app.visitor().submit('/api/signup', person('one'))).statusCode).toBe(403);
  const page = await app.visitor().send({ method: 'GET', url: '/api/login' });
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('action="/api/signup"');
  await app.close();
});

test.each(['first', 'closed'])(
  'with SIGNUPS=%s, hashes no password for a rejected sign-up',
  async (signUps) => {
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
  },
);

test('under https, binds the cookie to the host', async () => {
  const app = await createTestApp({ PUBLIC_URL: 'https://threadwell.example' });
  await app.as('owner');
  const visitor = app.visitor();
  const answer = await visitor.submit('/api/signup', person('one'));
  const cookies = answer.headers['set-cookie'] as string[];
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-threadwell_(session|browser)=.*Secure/);
  expect(answer.headers['strict-transport-security']).toContain('max-age');
  await app.close();
});

test('in a new installation, shows the owner’s form first, with sign-in folded below it', async () => {
  const app = await createTestApp({ SIGNUPS: 'first' });
  const page = () => app.visitor().send({ method: 'GET', url: '/api/login' });
  const fresh = (await page()).body;
  expect(fresh).toContain('The first account owns this installation.');
  expect(positionsIn(fresh)).toEqual(['/api/signup', '<details', '/api/login']);
  const refused = await app.visitor().submit('/api/login', person('nobody'));
  expect(positionsIn(refused.body)).toEqual(['/api/signup', '<details', '/api/login']);
  expect(refused.body).toMatch(/<details[^>]* open/);
  await app.visitor().submit('/api/signup', person('one'));
  const later = (await page()).body;
  expect(later).toContain('action="/api/login"');
  expect(later).not.toContain('action="/api/signup"');
  await app.close();
});

test('shows the sign-in form first if the demo’s user has an account, but the installation has no owner', async () => {
  const app = await createTestApp({ SIGNUPS: 'first' });
  await app.visitor().submit('/api/signup', person('one'));
  await app.base.db.deleteFrom('installation').where('key', '=', 'first_user').execute();
  const { body } = await app.visitor().send({ method: 'GET', url: '/api/login' });
  expect(positionsIn(body)).toEqual(['/api/login', '/api/signup']);
  expect(body).toContain('The first account owns this installation.');
  await app.close();
});

test('keeps the order of the forms after an error and focuses the invalid field', async () => {
  const app = await createTestApp();
  await app.visitor().submit('/api/signup', person('one'));
  const page = (await app.visitor().send({ method: 'GET', url: '/api/login' })).body;
  expect(positionsIn(page)).toEqual(['/api/login', '/api/signup']);
  expect(focusedIn(page)).toEqual(['signIn-email']);
  const short = await app.visitor().submit('/api/signup', { ...person('two'), password: 'short' });
  expect(positionsIn(short.body)).toEqual(['/api/login', '/api/signup']);
  expect(focusedIn(short.body)).toEqual(['signUp-password']);
  const wrong = await app.visitor().submit('/api/login', { ...person('one'), password: 'not my password' });
  expect(focusedIn(wrong.body)).toEqual(['signIn-password']);
  await app.close();
});

const positionsIn = (page: string) =>
  [...page.matchAll(/action="([^"]+)"|<details/g)].map(([found, action]) => action ?? found);
const focusedIn = (page: string) =>
  [...page.matchAll(/<input[^>]*>/g)].flatMap(([input]) =>
    input.includes(' autofocus') ? [/id="([^"]+)"/.exec(input)?.[1]] : [],
  );
