import { AppError } from '#server/app-error.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getUser } from '#contract/session.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { TEST_PASSWORD } from '#test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const SESSION = 'threadwell_session';
const MINUTE_MS = 60_000;

test('registers a user with the form and signs them in', async () => {
  const visitor = app.visitor();
  const answer = await visitor.submit('/api/signup', {
    email: ' Ada@Example.COM ',
    password: TEST_PASSWORD,
    firstName: 'Ada',
    lastName: '',
  });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/');
  const cookies = answer.headers['set-cookie'] as string[];
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([SESSION, 'threadwell_browser']);
  for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
  const user = await visitor.call(getUser);
  expect(user).toMatchObject({
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: null,
    subscriptionPlan: 'free',
  });
});

test('rejects a second sign-up with the same address, and keeps the input except for the password', async () => {
  await app.as('twice');
  const answer = await app.visitor().submit('/api/signup', {
    email: 'twice@example.com',
    password: 'another password',
    firstName: 'O"Brien <b>',
  });
  expect(answer.statusCode).toBe(409);
  expect(answer.body).toContain('already exists');
  expect(answer.body).toContain('O&quot;Brien &lt;b&gt;');
  expect(answer.body).not.toContain('another password');
});

test.each([
  [{ email: 'not an address', password: TEST_PASSWORD }, 'Enter a valid email address.'],
  [{ email: 'short@example.com', password: '1234567' }, 'Use at least 8 characters.'],
  [{ email: 'none@example.com' }, 'This is required.'],
])('rejects invalid sign-up input with a plain message: %j', async (fields, message) => {
  const answer = await app.visitor().submit('/api/signup', fields as Record<string, string>);
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain(message);
});

test('after the right password, uses a new token and ends the browser’s old session', async () => {
  const client = await app.as('rotating');
  const before = client.cookies.get(SESSION)!;
  const answer = await client.submit('/api/login', {
    email: 'rotating@example.com',
    password: TEST_PASSWORD,
  });
  expect(answer.statusCode).toBe(303);
  expect(client.cookies.get(SESSION)).not.toBe(before);
  const thief = app.visitor();
  thief.cookies.set(SESSION, before);
  await expect(thief.call(getUser)).rejects.toMatchObject({ status: 401 });
});

test('rejects a session token that was set in the browser before the sign-in', async () => {
  await app.as('fixed');
  const victim = app.visitor();
  victim.cookies.set(SESSION, 'chosen-by-an-attacker');
  await victim.submit('/api/login', { email: 'fixed@example.com', password: TEST_PASSWORD });
  expect(victim.cookies.get(SESSION)).not.toBe('chosen-by-an-attacker');
});

test('gives the same answer for an unknown address and a wrong password', async () => {
  await app.as('known');
  const wrong = await app
    .visitor()
    .submit('/api/login', { email: 'known@example.com', password: 'wrong password' });
  const unknown = await app
    .visitor()
    .submit('/api/login', { email: 'nobody@example.com', password: 'wrong password' });
  expect(wrong.statusCode).toBe(401);
  expect(unknown.statusCode).toBe(401);
  expect(unknown.body.replaceAll('nobody@', 'known@')).toBe(wrong.body);
});

test('checks ten of 1,000 concurrent wrong passwords, then blocks even the right one', async () => {
  await app.as('attacked');
  const statuses = new Map<number, number>();
  const guess = (round: number) =>
    app.visitor().submit('/api/login', { email: 'attacked@example.com', password: `guess ${round}` });
  for (let round = 0; round < 1000; round += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => guess(round + index)));
    for (const { statusCode } of answers) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 401: 10, 429: 990 });
  const right = () =>
    app.visitor().submit('/api/login', { email: 'attacked@example.com', password: TEST_PASSWORD });
  const early = await right();
  expect(early.statusCode).toBe(429);
  expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
  app.clock.advance(16 * MINUTE_MS);
  expect((await right()).statusCode).toBe(303);
});

test('a client that is blocked at one address can sign in at another', async () => {
  await app.as('neighbour');
  for (let round = 0; round < 60; round++)
    await app.visitor().submit('/api/login', { email: 'next-door@example.com', password: 'wrong password' });
  const answer = await app
    .visitor()
    .submit('/api/login', { email: 'neighbour@example.com', password: TEST_PASSWORD });
  expect(answer.statusCode).toBe(303);
  app.clock.advance(61 * MINUTE_MS);
});

test('does not count an attempt that could not be checked', async () => {
  await app.as('patient');
  const { passwords } = app.base;
  const verify = passwords.verify.bind(passwords);
  passwords.verify = () => Promise.reject(new AppError('UNAVAILABLE', 'Try again in a few seconds.'));
  const submit = () =>
    app.visitor().submit('/api/login', { email: 'patient@example.com', password: TEST_PASSWORD });
  for (let round = 0; round < 12; round++) expect((await submit()).statusCode).toBe(503);
  passwords.verify = verify;
  expect((await submit()).statusCode).toBe(303);
});

test('blocks a client that guesses passwords of many addresses', async () => {
  const statuses = new Set<number>();
  for (let round = 0; round < 60; round++) {
    const answer = await app
      .visitor()
      .submit('/api/login', { email: `many${round}@example.com`, password: 'wrong password' });
    statuses.add(answer.statusCode);
  }
  expect(statuses).toEqual(new Set([401, 429]));
  app.clock.advance(61 * MINUTE_MS);
});

test('extends a session that is used, and ends an unused one after 30 days', async () => {
  const [used, unused] = [await app.as('used'), await app.as('unused')];
  for (let day = 0; day < 31; day++) {
    app.clock.advance(24 * 60 * MINUTE_MS);
    await used.call(getUser);
  }
  await expect(unused.call(getUser)).rejects.toMatchObject({ status: 401 });
});

test('stores no token or password in plain text', async () => {
  const client = await app.as('secretive');
  const dump = JSON.stringify([
    await app.base.db.selectFrom('sessions').selectAll().execute(),
    await app.base.db.selectFrom('users').selectAll().execute(),
  ]);
  expect(dump).not.toContain(client.cookies.get(SESSION));
  expect(dump).not.toContain(TEST_PASSWORD);
});
