import { afterAll, beforeAll, expect, test } from 'vitest';
import * as session from '#contract/session.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { TEST_PASSWORD } from '#test/factories.ts';
import { signInAtProvider } from '#test/oidc-browser.ts';
import { type OidcPerson, type OidcServer, startOidcServer } from '#test/oidc-server.ts';
import type { TestClient } from '#test/test-client.ts';
import { sweep } from '../housekeeping/housekeeping-jobs.ts';

const PUBLIC_URL = 'http://127.0.0.1:3000';
const CALLBACK = `${PUBLIC_URL}/api/login/callback`;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let oidc: OidcServer;
let app: TestApp;
beforeAll(async () => {
  oidc = await startOidcServer(CALLBACK);
  app = await createTestApp({ ...oidc.settings, LOCAL_SIGNUPS: 'on' });
});
afterAll(async () => {
  await app.close();
  await oidc.stop();
});

const readLog = async (client: TestClient) => (await client.call(session.listSignIns)).items;
const eventsOf = async (client: TestClient) => (await readLog(client)).map(({ event }) => event);
/** Events without an account, newest first. */
const eventsOfNobody = () =>
  app.base.db
    .selectFrom('sign_in_events')
    .selectAll()
    .where('user_id', 'is', null)
    .orderBy('id', 'desc')
    .execute();

/** A second after the previous event: lines of the same instant have no order. */
function signIn(visitor: TestClient, name: string, password: string, remoteAddress = '203.0.113.7') {
  app.clock.advance(1_000);
  return visitor.send({
    method: 'POST',
    url: '/api/login',
    payload: new URLSearchParams({ email: `${name}@example.com`, password }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': FIREFOX },
    remoteAddress,
  });
}

test('shows a user successful and failed sign-ins with time and origin, newest first', async () => {
  const ada = await app.as('ada');
  await signIn(app.visitor(), 'ada', 'wrong password', '2001:db8::7');
  app.clock.advance(MINUTE_MS);
  await signIn(app.visitor(), 'ada', TEST_PASSWORD);
  const [right, wrong, ...more] = await readLog(ada);
  expect(right).toMatchObject({ event: 'signedIn', address: '203.0.113.7', device: 'Firefox on Linux' });
  expect(right!.at).toBe(new Date(app.clock.now()).toISOString());
  expect(wrong).toMatchObject({ event: 'wrongPassword', address: '2001:db8::7', device: 'Firefox on Linux' });
  expect(wrong!.at).toBe(new Date(app.clock.now() - MINUTE_MS - 1_000).toISOString());
  expect(more).toEqual([]);
});

test('logs a registration, a password change and a sign-out', async () => {
  const eve = app.visitor();
  await eve.submit('/api/signup', { email: 'eve@example.com', password: TEST_PASSWORD });
  await signIn(app.visitor(), 'eve', TEST_PASSWORD);
  const passwords = { currentPassword: TEST_PASSWORD, newPassword: 'a new password' };
  app.clock.advance(1_000);
  await expect(
    eve.call(session.changePassword, { ...passwords, currentPassword: 'wrong' }),
  ).rejects.toMatchObject({ status: 422 });
  app.clock.advance(1_000);
  await eve.call(session.changePassword, passwords);
  const second = app.visitor();
  await signIn(second, 'eve', 'a new password');
  app.clock.advance(1_000);
  await second.send({ method: 'GET', url: '/api/logout' });
  expect(await eventsOf(eve)).toEqual([
    'signedOut',
    'signedIn',
    'passwordChanged',
    'wrongPassword',
    'signedIn',
    'signedUp',
  ]);
});

test('records when one session signs out others', async () => {
  const fay = await app.as('fay');
  await signIn(app.visitor(), 'fay', TEST_PASSWORD);
  const other = (await fay.call(session.listSessions)).find(({ current }) => !current)!;
  app.clock.advance(1_000);
  await fay.call(session.endSession, { id: other.id });
  expect(await eventsOf(fay)).toEqual(['sessionsEnded', 'signedIn']);
  await fay.call(session.endAllSessions);
  await signIn(fay, 'fay', TEST_PASSWORD);
  expect(await eventsOf(fay)).toEqual(['signedIn', 'sessionsEnded', 'sessionsEnded', 'signedIn']);
});

test('records a limit that was reached once per quarter of an hour, with or without an account', async () => {
  const gus = await app.as('gus');
  const guess = async (name: string) => {
    for (let no = 0; no < 15; no++) await signIn(app.visitor(), name, 'wrong password', '198.51.100.1');
  };
  await guess('gus');
  const events = await eventsOf(gus);
  expect(events.filter((event) => event === 'wrongPassword')).toHaveLength(10);
  expect(events.filter((event) => event === 'limitReached')).toHaveLength(1);
  await guess('nobody');
  const ofNobody = (await eventsOfNobody()).filter(({ address }) => address === '198.51.100.1');
  expect(ofNobody.map(({ event }) => event)).toEqual([
    'limitReached',
    ...Array.from({ length: 10 }, () => 'wrongPassword'),
  ]);
  expect(JSON.stringify(ofNobody)).not.toContain('nobody@');
});

async function comeBack(visitor: TestClient, account: string, person: OidcPerson, tampered = '') {
  oidc.people.set(account, person);
  const begin = await visitor.send({ method: 'GET', url: '/api/login' });
  const back = await signInAtProvider(String(begin.headers.location), account, CALLBACK);
  return await visitor.send({ method: 'GET', url: back.slice(PUBLIC_URL.length) + tampered });
}

test('records provider sign-ins, and rejected responses with the account they concern', async () => {
  const visitor = app.visitor();
  await comeBack(visitor, 'hana', { email: 'hana@example.com', emailVerified: true });
  expect(await eventsOf(visitor)).toEqual(['signedInThroughProvider']);
  app.clock.advance(1_000);
  const claimed = await comeBack(app.visitor(), 'mallory', {
    email: 'hana@example.com',
    emailVerified: false,
  });
  expect(claimed.statusCode).toBe(409);
  expect(await eventsOf(visitor)).toEqual(['providerRefused', 'signedInThroughProvider']);
});

test('keeps some rejected responses without an account for the operator, but not all of a flood', async () => {
  const remoteAddress = '198.51.100.2';
  for (let no = 0; no < 30; no++)
    await app.visitor().send({
      method: 'GET',
      url: `/api/login/callback?state=made-up-${no}&code=c`,
      remoteAddress,
    });
  const events = (await eventsOfNobody()).filter(({ address }) => address === remoteAddress);
  expect(events.map(({ event }) => event)).toEqual(Array.from({ length: 20 }, () => 'providerRefused'));
});

test('returns a long log page by page', async () => {
  const ivy = await app.as('ivy');
  for (let no = 0; no < 25; no++) {
    app.clock.advance(MINUTE_MS);
    await signIn(app.visitor(), 'ivy', TEST_PASSWORD);
  }
  const first = await ivy.call(session.listSignIns);
  expect(first.items).toHaveLength(20);
  const second = await ivy.call(session.listSignIns, { before: first.next! });
  expect(second).toMatchObject({ next: null });
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(25);
  expect(ids).toEqual(ids.toSorted().toReversed());
});

test('hides a stranger’s log, even if asked with their cursor', async () => {
  const [jan, kim] = [await app.as('jan'), await app.as('kim')];
  await signIn(app.visitor(), 'jan', TEST_PASSWORD);
  const [mine] = await readLog(jan);
  expect(await readLog(kim)).toEqual([]);
  expect(await kim.call(session.listSignIns, { before: `${mine!.id}z` })).toEqual({ items: [], next: null });
  await expect(app.visitor().call(session.listSignIns)).rejects.toMatchObject({ status: 401 });
});

test('exports addresses, and deletes them with the account or after 90 days', async () => {
  const [liz, moe] = [await app.as('liz'), await app.as('moe')];
  await signIn(app.visitor(), 'liz', TEST_PASSWORD, '192.0.2.1');
  await signIn(app.visitor(), 'moe', TEST_PASSWORD, '192.0.2.2');
  const { tables } = await liz.call(session.exportUser, { password: TEST_PASSWORD });
  expect(tables['sign_in_events']).toEqual([expect.objectContaining({ address: '192.0.2.1' })]);
  await liz.call(session.deleteUser, { confirmEmail: 'liz@example.com', password: TEST_PASSWORD });
  const addresses = async () =>
    (await app.base.db.selectFrom('sign_in_events').select('address').execute()).map(
      ({ address }) => address,
    );
  expect(await addresses()).not.toContain('192.0.2.1');
  app.clock.advance(89 * DAY_MS);
  await app.base.jobs.enqueue(app.base.db, sweep, {});
  await app.drainJobs();
  expect(await addresses()).toContain('192.0.2.2');
  app.clock.advance(2 * DAY_MS);
  await app.base.jobs.enqueue(app.base.db, sweep, {});
  await app.drainJobs();
  expect(await addresses()).toEqual([]);
  expect(moe.user).toBeTruthy();
});
