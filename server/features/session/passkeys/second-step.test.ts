import { afterAll, beforeAll, expect, test } from 'vitest';
import * as passkeys from '#contract/session/passkeys.ts';
import * as session from '#contract/session.ts';
import type { TestApp } from '#test/create-test-app.ts';
import { TEST_PASSWORD } from '#test/factories.ts';
import {
  addGuardedUser,
  addPasskey,
  createPasskeyApp,
  submitPassword,
  makeRecoveryCodes,
  signInWithPasskey,
} from '#test/passkey-app.ts';
import type { TestClient } from '#test/test-client.ts';

const MINUTE_MS = 60_000;
const password = TEST_PASSWORD;

let app: TestApp;
beforeAll(async () => {
  app = await createPasskeyApp();
});
afterAll(() => app.close());

const refusedWith = (status: number) => expect.objectContaining({ status });
const isIn = (client: TestClient) =>
  client.call(session.getUser).then(
    () => true,
    () => false,
  );
const giveCode = (visitor: TestClient, fields: Record<string, string>) =>
  visitor.submit('/api/login/recovery', fields);
const logOf = async (client: TestClient) =>
  (await client.call(session.listSignIns)).items.map(({ event }) => event);

/** A visitor who has entered the right password, but is not signed in yet. */
async function atSecondStep(name: string): Promise<TestClient> {
  const visitor = app.visitor();
  const answer = await submitPassword(visitor, name);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/api/login/second']);
  expect(await isIn(visitor)).toBe(false);
  return visitor;
}

test('after the right password, requires the passkey before starting a session', async () => {
  const { client, device } = await addGuardedUser(app, 'ada');
  app.clock.advance(1_000);
  const visitor = await atSecondStep('ada');
  expect((await visitor.send({ method: 'GET', url: '/api/login/second' })).body).toContain('One more step');
  app.clock.advance(1_000);
  await signInWithPasskey(visitor, device, 'second');
  expect(await isIn(visitor)).toBe(true);
  expect((await logOf(client)).slice(0, 2)).toEqual(['signedInWithPasskey', 'passkeyAsked']);
});

test('after a password, accepts a passkey response that does not name its user', async () => {
  const { device } = await addGuardedUser(app, 'abe');
  const visitor = await atSecondStep('abe');
  await signInWithPasskey(visitor, device, 'second', { userHandle: null });
  expect(await isIn(visitor)).toBe(true);
});

test('the second step needs a passkey and recovery codes, and the password to turn it on or off', async () => {
  const bea = await app.as('bea');
  const turn = (isOn: boolean, given = password) =>
    bea.call(passkeys.switchSecondStep, { isOn, password: given });
  await expect(turn(true)).rejects.toEqual(refusedWith(409));
  const { id } = await addPasskey(bea);
  await expect(turn(true)).rejects.toEqual(refusedWith(409));
  await makeRecoveryCodes(bea);
  await expect(turn(true, 'wrong')).rejects.toEqual(refusedWith(422));
  await turn(true);
  await expect(turn(false, 'wrong')).rejects.toEqual(refusedWith(422));
  expect(await bea.call(passkeys.listPasskeys)).toMatchObject({ asksAfterPassword: true });
  await bea.call(passkeys.removePasskey, { id, password });
  expect(await bea.call(passkeys.listPasskeys)).toMatchObject({
    asksAfterPassword: false,
    codes: { left: 0, madeAt: null },
  });
  expect((await submitPassword(app.visitor(), 'bea')).headers.location).toBe('/');
});

test("rejects another user's passkey, another browser, and a second step older than five minutes", async () => {
  const { device } = await addGuardedUser(app, 'cat');
  const other = await addPasskey(await app.as('dan'));
  const visitor = await atSecondStep('cat');
  await expect(signInWithPasskey(visitor, other.device, 'second')).rejects.toEqual(refusedWith(401));
  await expect(signInWithPasskey(app.visitor(), device, 'second')).rejects.toEqual(refusedWith(401));
  const asked = await visitor.call(passkeys.beginPasskeySignIn, { step: 'second' });
  app.clock.advance(5 * MINUTE_MS);
  const late = { step: 'second', answer: device.use(asked) } as const;
  await expect(visitor.call(passkeys.signInWithPasskey, late)).rejects.toEqual(refusedWith(401));
  const page = await visitor.send({ method: 'GET', url: '/api/login/second' });
  expect(page.headers.location).toBe('/api/login?local=1');
});

test('a second step ends after five attempts, or when the password changes', async () => {
  const { client, codes, device } = await addGuardedUser(app, 'eva');
  const visitor = await atSecondStep('eva');
  for (let no = 0; no < 5; no++) {
    const answer = await giveCode(visitor, { code: `0000-${no}` });
    expect(answer.statusCode).toBe(422);
  }
  expect((await giveCode(visitor, { code: codes[0]! })).statusCode).toBe(422);
  expect(await isIn(visitor)).toBe(false);
  const second = await atSecondStep('eva');
  const asked = await second.call(passkeys.beginPasskeySignIn, { step: 'second' });
  await client.call(session.changePassword, {
    currentPassword: password,
    newPassword: 'a whole new password',
  });
  const answer = { step: 'second', answer: device.use(asked) } as const;
  await expect(second.call(passkeys.signInWithPasskey, answer)).rejects.toEqual(refusedWith(401));
});

test('accepts a recovery code once, in any spelling, and logs it', async () => {
  const { client, codes } = await addGuardedUser(app, 'fay');
  const [code = ''] = codes;
  app.clock.advance(1_000);
  const visitor = await atSecondStep('fay');
  app.clock.advance(1_000);
  const answer = await giveCode(visitor, { code: code.replaceAll('-', ' ').toUpperCase() });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/settings#passkeys']);
  expect(await isIn(visitor)).toBe(true);
  expect((await logOf(client)).slice(0, 2)).toEqual(['recoveryCodeUsed', 'passkeyAsked']);
  const { codes: left } = await client.call(passkeys.listPasskeys);
  expect(left).toMatchObject({ left: 9, lastUsedAt: new Date(app.clock.now()).toISOString() });
  app.clock.advance(1_000);
  const again = await atSecondStep('fay');
  app.clock.advance(1_000);
  expect((await giveCode(again, { code })).statusCode).toBe(422);
  expect((await logOf(client))[0]).toBe('wrongRecoveryCode');
});

test('if one code is used twice at the same time, signs in only once', async () => {
  const { codes } = await addGuardedUser(app, 'gus');
  const visitors = [await atSecondStep('gus'), await atSecondStep('gus')];
  const answers = await Promise.all(visitors.map((each) => giveCode(each, { code: codes[3]! })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 422]);
});

test('if two valid codes arrive at the same time, starts only one session', async () => {
  const { client, codes } = await addGuardedUser(app, 'twocodes');
  const before = (await client.call(session.listSessions)).length;
  const visitor = await atSecondStep('twocodes');
  const answers = await Promise.all(codes.slice(0, 2).map((code) => giveCode(visitor, { code })));
  const [one = 0, other = 0] = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(one).toBe(303);
  // A request that arrives after the step has ended must give the password again.
  expect([401, 422]).toContain(other);
  expect(await client.call(session.listSessions)).toHaveLength(before + 1);
});

test('if the last two passkeys are removed at the same time, removes the recovery codes too', async () => {
  const { client } = await addGuardedUser(app, 'hal');
  await addPasskey(client);
  const { passkeys: both } = await client.call(passkeys.listPasskeys);
  await Promise.all(both.map(({ id }) => client.call(passkeys.removePasskey, { id, password })));
  expect(await client.call(passkeys.listPasskeys)).toMatchObject({
    asksAfterPassword: false,
    codes: { left: 0 },
  });
});

test('outside a second step, asks for the password with a code, and does not say which of them was wrong', async () => {
  const ivy = await app.as('ivy');
  await addPasskey(ivy);
  const [code = ''] = await makeRecoveryCodes(ivy);
  const email = 'ivy@example.com';
  for (const fields of [
    { email, password: 'wrong', code },
    { email, password, code: '0000' },
    { email: 'nobody@example.com', password, code },
  ]) {
    const answer = await giveCode(app.visitor(), fields);
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toContain('Wrong email address, password or recovery code.');
  }
  expect((await giveCode(app.visitor(), { code })).statusCode).toBe(422);
  const visitor = app.visitor();
  expect((await giveCode(visitor, { email, password, code })).statusCode).toBe(303);
  expect(await isIn(visitor)).toBe(true);
});

test('new codes replace old ones, and require a passkey and the password', async () => {
  const jan = await app.as('jan');
  await expect(makeRecoveryCodes(jan)).rejects.toEqual(refusedWith(409));
  await addPasskey(jan);
  await expect(jan.call(passkeys.makeRecoveryCodes, { password: 'wrong' })).rejects.toEqual(refusedWith(422));
  const [old = ''] = await makeRecoveryCodes(jan);
  const [fresh = ''] = await makeRecoveryCodes(jan);
  const given = { email: 'jan@example.com', password };
  expect((await giveCode(app.visitor(), { ...given, code: old })).statusCode).toBe(401);
  expect((await giveCode(app.visitor(), { ...given, code: fresh })).statusCode).toBe(303);
  const stored = await app.base.db.selectFrom('recovery_codes').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(fresh.replaceAll('-', ''));
});

test('limits guesses of codes like guesses of passwords', async () => {
  const { client, codes } = await addGuardedUser(app, 'kim');
  const tries: number[] = [];
  for (let step = 0; step < 3; step++) {
    const visitor = await atSecondStep('kim');
    for (let no = 0; no < 4; no++) tries.push((await giveCode(visitor, { code: `1111-${no}` })).statusCode);
  }
  expect(tries).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
  const limited = await atSecondStep('kim');
  expect((await giveCode(limited, { code: codes[0]! })).statusCode).toBe(429);
  expect(await logOf(client)).toContain('limitReached');
  app.clock.advance(16 * MINUTE_MS);
  expect((await giveCode(await atSecondStep('kim'), { code: codes[0]! })).statusCode).toBe(303);
});

test('accepts a code without JavaScript, and says that a passkey needs JavaScript', async () => {
  await addGuardedUser(app, 'liz');
  const visitor = await atSecondStep('liz');
  const { body } = await visitor.send({ method: 'GET', url: '/api/login/second' });
  expect(body).toContain('action="/api/login/recovery"');
  expect(body).toContain('This browser has no passkeys here. Use a recovery code instead.');
  const led = await visitor.send({ method: 'GET', url: '/api/login/recovery' });
  expect(led.headers.location).toBe('/api/login/second');
});

/** Changes the user while the next password is being checked. */
function meanwhile(change: () => Promise<unknown>): void {
  const { passwords } = app.base;
  const real = { ...passwords };
  const once = async (...given: Parameters<typeof real.verify>) => {
    const right = await real.verify(...given);
    Object.assign(passwords, real);
    await change();
    return right;
  };
  Object.assign(passwords, { verify: once });
}

test('rejects a password that was changed while it was checked', async () => {
  const lee = await app.as('lee');
  const user = app.base.db.updateTable('users').where('id', '=', lee.user!.userId);
  meanwhile(() => user.set({ password_hash: 'of another password' }).execute());
  const visitor = app.visitor();
  expect((await submitPassword(visitor, 'lee')).statusCode).toBe(401);
  expect(await isIn(visitor)).toBe(false);
});

test('asks for a second step that was turned on while the password was checked', async () => {
  const { client } = await addGuardedUser(app, 'mia');
  await client.call(passkeys.switchSecondStep, { isOn: false, password });
  const user = app.base.db.updateTable('users').where('id', '=', client.user!.userId);
  meanwhile(() => user.set({ asks_for_passkey: 1 }).execute());
  expect(await isIn(await atSecondStep('mia'))).toBe(false);
});

test('rejects even a passkey once wrong codes have used up the attempts', async () => {
  const { device } = await addGuardedUser(app, 'ida');
  const visitor = await atSecondStep('ida');
  const asked = await visitor.call(passkeys.beginPasskeySignIn, { step: 'second' });
  for (let no = 0; no < 5; no++) await giveCode(visitor, { code: `0000-${no}` });
  const late = { step: 'second', answer: device.use(asked) } as const;
  await expect(visitor.call(passkeys.signInWithPasskey, late)).rejects.toEqual(refusedWith(401));
  expect(await isIn(visitor)).toBe(false);
});
