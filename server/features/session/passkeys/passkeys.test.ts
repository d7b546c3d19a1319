import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import * as passkeys from '#contract/session/passkeys.ts';
import * as session from '#contract/session.ts';
import type { TestApp } from '#test/create-test-app.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { TEST_PASSWORD } from '#test/factories.ts';
import { addPasskey, createPasskeyApp, makeRecoveryCodes, signInWithPasskey } from '#test/passkey-app.ts';
import { createPasskeyDevice } from '#test/passkey-device.ts';
import type { TestClient } from '#test/test-client.ts';

const MINUTE_MS = 60_000;
const password = TEST_PASSWORD;

let app: TestApp;
beforeAll(async () => {
  app = await createPasskeyApp();
});
afterAll(() => app.close());

const listOf = (client: TestClient) => client.call(passkeys.listPasskeys);
const begin = (client: TestClient) => client.call(passkeys.beginPasskey, { password });
const logOf = async (client: TestClient) =>
  (await client.call(session.listSignIns)).items.map(({ event }) => event);
const refusedWith = (status: number) => expect.objectContaining({ status });

test('adds a passkey after asking for the password, signs in with it alone, and lists and logs it', async () => {
  const ada = await app.as('ada');
  const { id, device } = await addPasskey(ada);
  expect((await listOf(ada)).passkeys).toEqual([
    { id, name: 'Blue key', createdAt: new Date(app.clock.now()).toISOString(), lastUsedAt: null },
  ]);
  app.clock.advance(MINUTE_MS);
  const visitor = app.visitor();
  expect(await signInWithPasskey(visitor, device)).toEqual({ to: '/' });
  expect((await visitor.call(session.getUser)).email).toBe('ada@example.com');
  expect((await listOf(ada)).passkeys[0]!.lastUsedAt).toBe(new Date(app.clock.now()).toISOString());
  expect(await logOf(ada)).toEqual(['signedInWithPasskey', 'passkeyAdded']);
});

test('asks for the password before adding a passkey, or for a recent sign-in if there is no password', async () => {
  const bea = await app.as('bea');
  await expect(bea.call(passkeys.beginPasskey, { password: 'wrong' })).rejects.toEqual(refusedWith(422));
  await expect(bea.call(passkeys.beginPasskey)).rejects.toEqual(refusedWith(422));
  await app.base.db
    .updateTable('users')
    .set({ password_hash: null })
    .where('id', '=', bea.user!.userId)
    .execute();
  await bea.call(passkeys.beginPasskey);
  app.clock.advance(11 * MINUTE_MS);
  await expect(bea.call(passkeys.beginPasskey)).rejects.toMatchObject({ body: { code: 'SIGN_IN_AGAIN' } });
});

test.each([
  ['of another site', { origin: 'http://localhost:3001' }],
  ['for another name', { rpId: 'evil.example' }],
  ['without user verification', { verified: false }],
  ['of another type', { type: 'webauthn.get' }],
  ['with a manufacturer’s certificate', { format: 'android-key' }],
])('rejects a new passkey %s', async (_what, how) => {
  const cat = await app.as('cat');
  const answer = createPasskeyDevice().make(await begin(cat), how);
  await expect(cat.call(passkeys.addPasskey, { answer })).rejects.toEqual(refusedWith(400));
  expect((await listOf(cat)).passkeys).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['a list nested thousands deep', Buffer.alloc(29_000, 0x81).toString('base64url')],
  ['a list that claims four billion entries', Buffer.from([0x9a, 255, 255, 255, 255]).toString('base64url')],
  [
    'a string that claims to be longer than it is',
    Buffer.from([0x7a, 255, 255, 255, 255, 65]).toString('base64url'),
  ],
])('rejects an attestation of the kind %s at once', async (_what, attestationObject) => {
  const cat = await app.as('cat');
  const made = createPasskeyDevice().make(await begin(cat));
  const answer = { ...made, response: { ...made.response, attestationObject } };
  const before = process.cpuUsage().user;
  await expect(cat.call(passkeys.addPasskey, { answer })).rejects.toEqual(refusedWith(400));
  expect(process.cpuUsage().user - before).toBeLessThan(1_000_000);
});

test('rejects a sign-in that another key has signed', async () => {
  const { device } = await addPasskey(await app.as('quinn'));
  const visitor = app.visitor();
  await expect(signInWithPasskey(visitor, device, 'alone', { isForged: true })).rejects.toEqual(
    refusedWith(401),
  );
  expect(await signInWithPasskey(visitor, device)).toEqual({ to: '/' });
});

test('rate-limits a client that begins many sign-ins, so that stored challenges stay few', async () => {
  const small = await createPasskeyApp();
  onTestFinished(() => small.close());
  const visitor = small.visitor();
  const beginAlone = () => visitor.call(passkeys.beginPasskeySignIn, { step: 'alone' });
  for (let no = 0; no < 300; no += 1) await beginAlone();
  await expect(beginAlone()).rejects.toEqual(refusedWith(429));
  small.clock.advance(11 * MINUTE_MS);
  await beginAlone();
});

test('if recovery codes are created twice at the same time, keeps only one set', async () => {
  const oda = await app.as('rosa');
  await addPasskey(oda);
  await Promise.all([makeRecoveryCodes(oda), makeRecoveryCodes(oda)]);
  expect((await listOf(oda)).codes.left).toBe(10);
});

test('creates no recovery codes for a user without a password, since a code needs one', async () => {
  const pia = await app.as('sven');
  await addPasskey(pia);
  const own = app.base.db.updateTable('users').where('id', '=', pia.user!.userId);
  await own.set({ password_hash: null }).execute();
  await expect(pia.call(passkeys.makeRecoveryCodes)).rejects.toEqual(refusedWith(409));
});

test('accepts one response per challenge, within five minutes, only from the session that asked', async () => {
  const [dan, eva] = [await app.as('dan'), await app.as('eva')];
  const device = createPasskeyDevice();
  const late = device.make(await begin(dan));
  app.clock.advance(5 * MINUTE_MS);
  await expect(dan.call(passkeys.addPasskey, { answer: late })).rejects.toEqual(refusedWith(400));
  const answer = device.make(await begin(dan));
  await expect(eva.call(passkeys.addPasskey, { answer })).rejects.toEqual(refusedWith(400));
  await dan.call(passkeys.addPasskey, { answer });
  await expect(dan.call(passkeys.addPasskey, { answer })).rejects.toEqual(refusedWith(400));
  const used = app.visitor();
  const asked = await used.call(passkeys.beginPasskeySignIn, { step: 'alone' });
  const sent = { step: 'alone', answer: device.use(asked) } as const;
  await expect(app.visitor().call(passkeys.signInWithPasskey, sent)).rejects.toEqual(refusedWith(400));
  await used.call(passkeys.signInWithPasskey, sent);
  await expect(used.call(passkeys.signInWithPasskey, sent)).rejects.toEqual(refusedWith(400));
});

test('rejects a passkey that another account has', async () => {
  const [fay, gil] = [await app.as('fay'), await app.as('gil')];
  const { device } = await addPasskey(fay);
  const answer = device.make(await begin(gil));
  await expect(gil.call(passkeys.addPasskey, { answer })).rejects.toEqual(refusedWith(409));
});

test.each([
  ['of another site', { origin: 'http://localhost:3001' }],
  ['for another name', { rpId: 'evil.example' }],
  ['without user verification', { verified: false }],
  ['of another type', { type: 'webauthn.create' }],
  ['as another user', { userHandle: 'dXNyX3NvbWVib2R5' }],
  ['without a user', { userHandle: null }],
])('rejects and logs a sign-in %s', async (what, how) => {
  const name = `hal-${what.replaceAll(' ', '-')}`;
  const hal = await app.as(name);
  const { device } = await addPasskey(hal);
  app.clock.advance(1_000);
  const visitor = app.visitor();
  await expect(signInWithPasskey(visitor, device, 'alone', how)).rejects.toEqual(refusedWith(401));
  await expect(visitor.call(session.getUser)).rejects.toEqual(refusedWith(401));
  expect((await logOf(hal))[0]).toBe('passkeyRefused');
});

test('rejects a passkey whose counter went down, because it may be a copy', async () => {
  const ivy = await app.as('ivy');
  const { device } = await addPasskey(ivy);
  await signInWithPasskey(app.visitor(), device, 'alone', { signCount: 7 });
  for (const signCount of [7, 6, 0])
    await expect(signInWithPasskey(app.visitor(), device, 'alone', { signCount })).rejects.toEqual(
      refusedWith(401),
    );
  await signInWithPasskey(app.visitor(), device, 'alone', { signCount: 8 });
});

test('accepts devices without a counter every time', async () => {
  const jan = await app.as('jan');
  const { device } = await addPasskey(jan);
  for (let no = 0; no < 2; no++)
    expect(await signInWithPasskey(app.visitor(), device, 'alone', { signCount: 0 })).toEqual({ to: '/' });
});

test('rejects a passkey that is unknown, removed or of a deleted account', async () => {
  const kim = await app.as('kim');
  const first = await addPasskey(kim);
  const second = await addPasskey(kim);
  await expect(kim.call(passkeys.removePasskey, { id: first.id })).rejects.toEqual(refusedWith(422));
  await kim.call(passkeys.removePasskey, { id: first.id, password });
  await expect(signInWithPasskey(app.visitor(), first.device)).rejects.toEqual(refusedWith(401));
  await expect(signInWithPasskey(app.visitor(), createPasskeyDevice())).rejects.toEqual(refusedWith(401));
  await signInWithPasskey(app.visitor(), second.device);
  await makeRecoveryCodes(kim);
  await kim.call(session.deleteUser, { confirmEmail: 'kim@example.com', password });
  await expect(signInWithPasskey(app.visitor(), second.device)).rejects.toEqual(refusedWith(401));
  const codes = app.base.db.selectFrom('recovery_codes').where('user_id', '=', kim.user!.userId);
  expect(await codes.selectAll().execute()).toEqual([]);
});

test('a stranger cannot rename, remove or detect a passkey', async () => {
  const [liz, moe] = [await app.as('liz'), await app.as('moe')];
  const { id, device } = await addPasskey(liz);
  await expect(moe.call(passkeys.renamePasskey, { id, name: 'Mine' })).rejects.toEqual(refusedWith(404));
  await expect(moe.call(passkeys.removePasskey, { id, password })).rejects.toEqual(refusedWith(404));
  expect((await listOf(moe)).passkeys).toEqual([]);
  expect((await liz.call(passkeys.renamePasskey, { id, name: ' Red key ' })).name).toBe('Red key');
  await signInWithPasskey(app.visitor(), device);
});

test('exports the names and dates of passkeys, but no keys or codes', async () => {
  const ned = await app.as('ned');
  const { device } = await addPasskey(ned, 'Key of Ned');
  await makeRecoveryCodes(ned);
  const { tables } = await ned.call(session.exportUser, { password });
  expect(tables['passkeys']).toEqual([expect.objectContaining({ name: 'Key of Ned' })]);
  expect(tables['recovery_codes']).toHaveLength(10);
  const text = JSON.stringify(tables);
  for (const secret of [device.id, 'public_key', 'code_hash']) expect(text).not.toContain(secret);
});

test('limits a user to twenty passkeys', async () => {
  const oda = await app.as('oda');
  for (let no = 0; no < passkeys.PASSKEYS_MAX; no++) await addPasskey(oda, `Key ${no}`);
  await expect(begin(oda)).rejects.toEqual(refusedWith(409));
});

test.each([
  ['http://127.0.0.1:3000', {}, 'ipAddress', 409],
  ['http://[::1]:3000', {}, 'ipAddress', 409],
  ['http://threads.example', {}, 'notSecure', 409],
  ['https://threads.example', {}, 'usable', 200],
  ['http://localhost:3000', {}, 'usable', 200],
  [
    'https://threads.example',
    { SIGNUPS: 'provider', OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'c', OIDC_CLIENT_SECRET: 's' },
    'providerOnly',
    403,
  ],
] as const)(
  'at the address %s with the settings %o, passkeys are %s',
  async (PUBLIC_URL, settings, place, status) => {
    const elsewhere = await createTestApp({ PUBLIC_URL, ...settings });
    onTestFinished(() => elsewhere.close());
    const eve = await elsewhere.as('eve');
    expect(await listOf(eve)).toMatchObject({ place });
    const begun = await eve.send({
      method: 'POST',
      url: '/api/login/passkey/begin',
      payload: { step: 'alone' },
    });
    expect(begun.statusCode).toBe(status);
    const page = await eve.send({ method: 'GET', url: '/api/login?local=1' });
    expect(page.body.includes('Sign in with a passkey')).toBe(place === 'usable');
  },
);

test('of two concurrent sign-ins with the same passkey, accepts one', async () => {
  const lea = await app.as('lea');
  const { device } = await addPasskey(lea);
  const visitors = [app.visitor(), app.visitor()];
  const answers = await Promise.all(
    visitors.map(async (visitor) => {
      const asked = await visitor.call(passkeys.beginPasskeySignIn, { step: 'alone' });
      return { step: 'alone', answer: device.use(asked, { signCount: 5 }) } as const;
    }),
  );
  const done = await Promise.allSettled(
    visitors.map((visitor, no) => visitor.call(passkeys.signInWithPasskey, answers[no]!)),
  );
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
