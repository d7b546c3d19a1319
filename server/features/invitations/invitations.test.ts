import { afterEach, beforeEach, expect, test } from 'vitest';
import { endInvitation, listInvitations, makeInvitation } from '#contract/registering/invitations.ts';
import { deleteUser, exportUser, getUser, listSignIns } from '#contract/session.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { TEST_PASSWORD } from '#test/factories.ts';
import type { TestClient } from '#test/test-client.ts';

const DAY_MS = 24 * 3_600_000;
const person = (name: string) => ({ email: `${name}@example.com`, password: TEST_PASSWORD });

let app: TestApp;
beforeEach(() => start({ SIGNUPS: 'first' }));
afterEach(() => app.close());

async function start(settings: Record<string, string>): Promise<void> {
  app = await createTestApp(settings);
}
async function restart(settings: Record<string, string>): Promise<void> {
  await app.close();
  await start(settings);
}

const tokenOf = (link: string): string => link.split('#')[1]!;
async function invite(owner: TestClient, note = ''): Promise<string> {
  app.clock.advance(1);
  return tokenOf((await owner.call(makeInvitation, { note })).link);
}

/** Submits the token that the page's script reads behind the `#`. */
const open = (visitor: TestClient, invitation: string) => visitor.submit('/api/invitation', { invitation });
const register = (visitor: TestClient, name: string) =>
  visitor.submit('/api/invitation/signup', person(name));

async function comeIn(token: string, name: string) {
  const visitor = app.visitor();
  expect((await open(visitor, token)).statusCode).toBe(303);
  return { visitor, answer: await register(visitor, name) };
}

test.each(['first', 'closed', 'open'])(
  'with SIGNUPS=%s registers anyone with a link, in a workspace of their own',
  async (signUps) => {
    await restart({ SIGNUPS: signUps === 'closed' ? 'first' : signUps });
    const owner = await app.as('owner');
    const token = await invite(owner);
    (app.base.config as { signups: string }).signups = signUps;
    const { visitor, answer } = await comeIn(token, 'ben');
    expect(answer.statusCode).toBe(303);
    const ben = await visitor.call(getUser);
    expect(ben).toMatchObject({ email: 'ben@example.com' });
    const { db } = app.base;
    expect(
      await db.selectFrom('workspaces').select('id').where('owner_id', '=', ben.id).execute(),
    ).toHaveLength(1);
    await expect(visitor.call(listInvitations)).rejects.toMatchObject({ status: 404 });
  },
);

test('rejects sign-ups without a link, and the page says what to do', async () => {
  const owner = await app.as('owner');
  await invite(owner);
  const refused = await app.visitor().submit('/api/signup', person('eve'));
  expect(refused.statusCode).toBe(403);
  expect(refused.body).toContain('invitation');
  expect((await register(app.visitor(), 'eve')).statusCode).toBe(403);
});

test('the link leads to a page that asks to create an account and explains it', async () => {
  const owner = await app.as('owner');
  const { link } = await owner.call(makeInvitation);
  expect(link).toMatch(new RegExp(`^${app.base.config.publicUrl}/api/invitation#[\\w-]{43}$`));
  const visitor = app.visitor();
  const first = await visitor.send({ method: 'GET', url: '/api/invitation' });
  expect(first.body).toContain('action="/api/invitation"');
  const opened = await open(visitor, link);
  expect(opened.headers['location']).toBe('/api/invitation');
  const page = await visitor.send({ method: 'GET', url: '/api/invitation' });
  expect(page.body).toContain('You are invited to this Threadwell');
  expect(page.body).toContain('your own account and workspace');
  expect(page.body).toContain('action="/api/invitation/signup"');
  expect(page.body).not.toContain(tokenOf(link));
});

test('shows form errors on the same page and keeps the link valid', async () => {
  const token = await invite(await app.as('owner'));
  const visitor = app.visitor();
  await open(visitor, token);
  const short = await visitor.submit('/api/invitation/signup', { ...person('ben'), password: 'short' });
  expect(short.statusCode).toBe(422);
  expect(short.body).toContain('You are invited');
  expect(short.body).toContain('Use at least 8 characters.');
  expect(short.body).toContain('ben@example.com');
  const known = await register(visitor, 'owner');
  expect(known.statusCode).toBe(409);
  expect(known.body).toContain('already exists');
  expect((await register(visitor, 'ben')).statusCode).toBe(303);
});

test('one link registers one account only', async () => {
  const token = await invite(await app.as('owner'));
  await comeIn(token, 'ben');
  const late = app.visitor();
  const answer = await open(late, token);
  expect(answer.statusCode).toBe(410);
  expect(answer.body).toContain('was already used');
  expect((await register(late, 'eve')).statusCode).toBe(403);
});

test('with one link, accepts only one of two concurrent sign-ups', async () => {
  const token = await invite(await app.as('owner'));
  const visitors = Array.from({ length: 6 }, () => app.visitor());
  for (const visitor of visitors) await open(visitor, token);
  const answers = await Promise.all(visitors.map((visitor, no) => register(visitor, `p${no}`)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, ...Array(5).fill(403)]);
  expect(answers.find(({ statusCode }) => statusCode === 403)?.body).toContain('was already used');
  expect(await app.base.db.selectFrom('users').select('id').execute()).toHaveLength(2);
});

test('expires a link after seven days', async () => {
  const owner = await app.as('owner');
  const token = await invite(owner);
  const [opener, waiter] = [app.visitor(), app.visitor()];
  app.clock.advance(7 * DAY_MS - 1);
  expect((await open(opener, token)).statusCode).toBe(303);
  app.clock.advance(1);
  const answer = await open(waiter, token);
  expect(answer.statusCode).toBe(410);
  expect(answer.body).toContain('seven days');
  expect((await register(opener, 'ben')).statusCode).toBe(403);
  expect((await owner.call(listInvitations)).items).toMatchObject([{ state: 'expired' }]);
});

test('the creator of a link can end it while it is unused', async () => {
  const owner = await app.as('owner');
  const [token, used] = [await invite(owner, 'Ben'), await invite(owner, 'Cy')];
  await comeIn(used, 'cy');
  const items = async () => (await owner.call(listInvitations)).items;
  const idOf = async (note: string) => (await items()).find((each) => each.note === note)!.id;
  await owner.call(endInvitation, { id: await idOf('Ben') });
  await owner.call(endInvitation, { id: await idOf('Ben') });
  const answer = await open(app.visitor(), token);
  expect(answer.statusCode).toBe(410);
  expect(answer.body).toContain('was revoked');
  await expect(owner.call(endInvitation, { id: await idOf('Cy') })).rejects.toMatchObject({ status: 409 });
  expect(await items()).toMatchObject([
    { note: 'Cy', state: 'used', usedBy: 'cy@example.com' },
    { note: 'Ben', state: 'ended', usedBy: null },
  ]);
});

test.each(['', 'x', 'x'.repeat(43), '#', 'https://threadwell.example/api/invitation'])(
  'reports an unknown link (%j)',
  async (text) => {
    await app.as('owner');
    const answer = await open(app.visitor(), text);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('We don’t know this link');
  },
);

test('tells a signed-in user that they have an account, and creates none', async () => {
  const owner = await app.as('owner');
  await open(owner, await invite(owner));
  const page = await owner.send({ method: 'GET', url: '/api/invitation' });
  expect(page.body).toContain('You’re already signed in');
  expect(page.body).not.toContain('action="/api/invitation/signup"');
  expect((await register(owner, 'eve')).body).toContain('You’re already signed in');
  expect(await app.base.db.selectFrom('users').select('id').execute()).toHaveLength(1);
});

test("only the installation's owner can create, see and end links", async () => {
  await restart({ SIGNUPS: 'open' });
  const [owner, ada] = [await app.as('owner'), await app.as('ada')];
  await invite(owner);
  const [{ id } = { id: '' }] = (await owner.call(listInvitations)).items;
  for (const call of [
    () => ada.call(listInvitations),
    () => ada.call(makeInvitation),
    () => ada.call(endInvitation, { id }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 404 });
  expect((await owner.call(listInvitations)).items).toMatchObject([{ state: 'open' }]);
});

test('there are no links with SIGNUPS=provider', async () => {
  const owner = await app.as('owner');
  const token = await invite(owner);
  (app.base.config as { signups: string }).signups = 'provider';
  expect(await owner.call(listInvitations)).toMatchObject({ signUps: 'provider' });
  await expect(owner.call(makeInvitation)).rejects.toMatchObject({ status: 409 });
  const answer = await open(app.visitor(), token);
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain('through its provider');
});

test('stores only the hash of a link, and keeps it out of logs, lists and exports', async () => {
  const owner = await app.as('owner');
  const token = await invite(owner);
  const { visitor } = await comeIn(token, 'ben');
  const rows = await app.base.db.selectFrom('invitations').selectAll().execute();
  const { tables } = await owner.call(exportUser, { password: TEST_PASSWORD });
  expect(tables['invitations']).toHaveLength(1);
  const exposed = [
    rows,
    tables,
    await owner.call(listInvitations),
    app.logLines,
    await visitor.call(listSignIns),
  ];
  expect(JSON.stringify(exposed)).not.toContain(token);
});

test('records who created, used and ended a link, in the sign-in log and the audit log', async () => {
  const owner = await app.as('owner');
  const token = await invite(owner);
  app.clock.advance(1_000);
  const { visitor } = await comeIn(token, 'ben');
  app.clock.advance(1_000);
  await invite(owner);
  app.clock.advance(1_000);
  const { items } = await owner.call(listInvitations);
  await owner.call(endInvitation, { id: items[0]!.id });
  const events = async (client: TestClient) =>
    (await client.call(listSignIns)).items.map(({ event }) => event);
  expect(await events(owner)).toEqual([
    'invitationEnded',
    'invitationMade',
    'invitationUsed',
    'invitationMade',
  ]);
  expect(await events(visitor)).toEqual(['signedUp']);
  const audited = await app.base.db.selectFrom('audit_events').select('verb').orderBy('id').execute();
  const verbs = audited.map(({ verb }) => verb).filter((verb) => verb.startsWith('invitation.'));
  expect(verbs).toEqual(['invitation.made', 'invitation.used', 'invitation.made', 'invitation.ended']);
});

test('deletes the name of an invited user who left, and ends the links of an owner who leaves', async () => {
  const owner = await app.as('owner');
  const [used, waiting] = [await invite(owner), await invite(owner)];
  const { visitor } = await comeIn(used, 'ben');
  await visitor.call(deleteUser, { confirmEmail: 'ben@example.com', password: TEST_PASSWORD });
  const { items } = await owner.call(listInvitations);
  expect(items.find(({ state }) => state === 'used')).toMatchObject({ usedBy: null });
  await owner.call(deleteUser, { confirmEmail: 'owner@example.com', password: TEST_PASSWORD });
  expect((await open(app.visitor(), waiting)).statusCode).toBe(404);
});

test('rate-limits a client that tries one link after the other', async () => {
  await app.as('owner');
  const statuses = new Set<number>();
  for (let no = 0; no < 210; no++) statuses.add((await open(app.visitor(), `${no}`)).statusCode);
  expect([...statuses]).toEqual([404, 429]);
});

test('limits an owner to sixty links an hour', async () => {
  const owner = await app.as('owner');
  for (let no = 0; no < 60; no++) await invite(owner);
  await expect(owner.call(makeInvitation)).rejects.toMatchObject({ status: 429 });
});
