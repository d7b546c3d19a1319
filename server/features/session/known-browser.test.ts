import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePassword } from '#contract/session.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { TEST_PASSWORD } from '#test/factories.ts';
import type { TestClient } from '#test/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const MARK = 'threadwell_browser';
const WRONG = 'not the password';

const signIn = async (browser: TestClient, name: string, password = TEST_PASSWORD) =>
  (await browser.submit('/api/login', { email: `${name}@example.com`, password })).statusCode;

/** A browser in which this user has signed in and out. */
async function knownBrowserOf(name: string) {
  await app.as(name);
  const browser = app.visitor();
  expect(await signIn(browser, name)).toBe(303);
  await browser.send({ method: 'GET', url: '/api/logout' });
  expect([...browser.cookies.keys()]).toEqual([MARK]);
  return browser;
}

/** Guesses passwords until sign-in is blocked. */
async function lockOut(name: string) {
  for (let round = 0; round < 10; round++) expect(await signIn(app.visitor(), name, WRONG)).toBe(401);
  expect(await signIn(app.visitor(), name)).toBe(429);
}

test('strangers who guess passwords cannot lock out the owner’s browser', async () => {
  const browser = await knownBrowserOf('ada');
  await lockOut('ada');
  expect(await signIn(browser, 'ada')).toBe(303);
  expect(await signIn(app.visitor(), 'ada')).toBe(429);
});

test('a known browser has ten attempts of its own', async () => {
  const browser = await knownBrowserOf('ben');
  for (let round = 0; round < 10; round++) expect(await signIn(browser, 'ben', WRONG)).toBe(401);
  expect(await signIn(browser, 'ben')).toBe(429);
  expect(await signIn(app.visitor(), 'ben')).toBe(303);
  app.clock.advance(16 * 60_000);
  expect(await signIn(browser, 'ben')).toBe(303);
});

test('a browser is known only for the user who signed in there', async () => {
  const browser = await knownBrowserOf('mallory');
  await app.as('cleo');
  await lockOut('cleo');
  expect(await signIn(browser, 'cleo')).toBe(429);
});

test('ignores a forged or altered browser cookie', async () => {
  const browser = await knownBrowserOf('dora');
  await lockOut('dora');
  const mark = browser.cookies.get(MARK)!;
  const altered = `${mark.slice(0, 3)}${mark[3] === 'a' ? 'b' : 'a'}${mark.slice(4)}`;
  for (const made of [altered, '', '.', 'a.v1.b.c.d', 'x'.repeat(3_000)]) {
    browser.cookies.set(MARK, made);
    expect(await signIn(browser, 'dora')).toBe(429);
  }
});

test('the browser of a new user is known', async () => {
  const browser = app.visitor();
  const person = { email: 'emil@example.com', password: TEST_PASSWORD };
  expect((await browser.submit('/api/signup', person)).statusCode).toBe(303);
  await lockOut('emil');
  expect(await signIn(browser, 'emil')).toBe(303);
});

test('a signed-in user can change the password while strangers guess', async () => {
  const client = await app.as('fay');
  const key = 'password:fay@example.com';
  await app.base.db
    .insertInto('rate_limits')
    .values({ key, count: 1_000, resets_at: app.clock.now() + 3_600_000 })
    .execute();
  const change = { currentPassword: TEST_PASSWORD, newPassword: 'another password' };
  await expect(client.call(changePassword, change)).resolves.toBeUndefined();
});
