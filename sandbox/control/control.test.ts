import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MemberClient, startTestSandbox, type TestSandbox } from '../testing/sandbox-client.ts';

let sandbox: TestSandbox;
let ada: MemberClient;
beforeEach(async () => {
  sandbox = await startTestSandbox();
  ada = await sandbox.signIn();
});
afterEach(() => sandbox.stop());

const TEXT =
  'Our checkout asks for a phone number and loses people. How do you decide which fields stay in a form?';

function submit(fields: Record<string, string> = {}, session = ada) {
  return session.post('/api/submit', {
    sr: 'webdev',
    kind: 'self',
    title: 'Which fields stay?',
    text: TEXT,
    ...fields,
  });
}

const posts = async () => Number((await sandbox.state()).at('counts', 'posts'));
const fault = (kind: string, more: object = {}) =>
  sandbox.control({ fault: { endpoint: 'submit', kind, ...more } });

test('a lost answer leaves exactly one post', async () => {
  await fault('lost-answer');
  await expect(submit()).rejects.toThrow(/fetch failed/);
  expect(await posts()).toBe(1);
  expect((await submit({ title: 'Another' })).status).toBe(200);
});

test('a fault with an end time stops by itself', async () => {
  await fault('lost-answer', { lastsSeconds: 30 });
  sandbox.advance(31_000);
  expect((await submit()).status).toBe(200);
});

test('a fault for a title affects no other post', async () => {
  await fault('lost-answer', { title: 'Hers' });
  expect((await submit({ title: 'His' })).status).toBe(200);
  await expect(submit({ title: 'Hers' })).rejects.toThrow(/fetch failed/);
});

test('a lost request leaves no post', async () => {
  await fault('lost-request');
  await expect(submit()).rejects.toThrow(/fetch failed/);
  expect(await posts()).toBe(0);
});

test('an error fault can occur before or after the post is stored', async () => {
  await fault('error-before');
  expect((await submit()).json).toEqual({ message: 'Internal Server Error', error: 500 });
  expect(await posts()).toBe(0);
  await fault('error-after', { status: 503 });
  const reply = await submit();
  expect([reply.status, reply.headers.get('content-type')]).toEqual([503, 'text/html; charset=UTF-8']);
  expect(await posts()).toBe(1);
});

test('HTML pages, rate limits and refusals occur once per set fault', async () => {
  await sandbox.control({
    fault: [
      { endpoint: 'submit', kind: 'too-many-requests', seconds: 3 },
      { endpoint: 'submit', kind: 'html-page' },
      { endpoint: 'submit', kind: 'html-page-after' },
      { endpoint: 'submit', kind: 'ratelimit', seconds: 76 },
      { endpoint: 'submit', kind: 'unauthorized' },
      { endpoint: 'submit', kind: 'forbidden' },
    ],
  });
  const slowDown = await submit();
  expect([slowDown.status, slowDown.headers.get('retry-after')]).toEqual([429, '3']);
  expect(slowDown.text).toContain('whoa there, pardner!');
  expect((await submit()).text).toContain('<!doctype html>');
  expect(await posts()).toBe(0);
  expect((await submit()).text).toContain('<!doctype html>');
  expect(await posts()).toBe(1);
  const limited = await submit();
  expect(limited.at('json', 'ratelimit')).toBe(76);
  expect(limited.at('json', 'errors', 0)).toEqual([
    'RATELIMIT',
    "Looks like you've been doing that a lot. Take a break for 1 minute before trying again.",
    'ratelimit',
  ]);
  expect((await submit()).status).toBe(401);
  expect((await submit()).status).toBe(403);
  expect((await submit()).at('json', 'errors')).toEqual([]);
});

test('a fault can affect the token endpoint or any call', async () => {
  await sandbox.control({ fault: { endpoint: 'access_token', kind: 'error-before' } });
  expect((await sandbox.token({ grant_type: 'client_credentials' })).status).toBe(500);
  await sandbox.control({ fault: { kind: 'error-before', status: 502, times: 2 } });
  expect((await ada.get('/api/v1/me')).status).toBe(502);
  expect((await ada.get('/r/saas/new')).status).toBe(502);
  expect((await ada.get('/r/saas/new')).status).toBe(200);
});

test('a client over its rate limit gets an HTML page without rate limit headers', async () => {
  await sandbox.control({ set: { callsPerMinute: 1 } });
  const first = await ada.get('/api/v1/me');
  expect(first.headers.get('x-ratelimit-used')).toBe('1');
  expect(first.headers.get('x-ratelimit-remaining')).toBe('9.0');
  await sandbox.control({ set: { headerFormat: 'integer' } });
  expect((await ada.get('/api/v1/me')).headers.get('x-ratelimit-remaining')).toBe('8');
  for (let call = 0; call < 8; call += 1) await ada.get('/api/v1/me');
  const over = await ada.get('/api/v1/me');
  expect([over.status, over.headers.get('x-ratelimit-used'), over.headers.get('retry-after')]).toEqual([
    429,
    null,
    '4',
  ]);
  sandbox.advance(600_000);
  expect((await ada.get('/api/v1/me')).status).toBe(200);
});

test('with a listing lag, a new post is found by id at once and listed later', async () => {
  await sandbox.control({ set: { listingLagSeconds: 30 } });
  const name = String((await submit()).at('json', 'data', 'name'));
  const shown = async () => (await ada.get('/user/sandbox_ada/submitted')).text.includes(name);
  expect(await shown()).toBe(false);
  expect((await ada.get(`/api/info?id=${name}`)).children()).toHaveLength(1);
  sandbox.advance(31_000);
  expect(await shown()).toBe(true);
});

test('a post gains votes and answers within a minute, and more over time', async () => {
  const name = String((await submit()).at('json', 'data', 'name'));
  const look = async () => (await ada.get(`/api/info?id=${name}`)).children()[0] ?? {};
  sandbox.advance(60_000);
  const first = await look();
  expect(Number(first['score'])).toBeGreaterThanOrEqual(2);
  expect(Number(first['num_comments'])).toBeGreaterThanOrEqual(1);
  await sandbox.control({ clock: { jumpSeconds: 20 * 3_600 } });
  const later = await look();
  expect(Number(later['score'])).toBeGreaterThan(Number(first['score']) + 3);
  expect(Number(later['num_comments'])).toBeGreaterThan(Number(first['num_comments']));
  await sandbox.control({ clock: { speed: 60 } });
  sandbox.advance(60_000);
  expect((await sandbox.state()).at('speed')).toBe(60);
  const tree = await ada.get(`/comments/${name.slice(3)}`);
  expect(tree.children(1).length).toBeGreaterThan(1);
});

test('a poorly written post gets fewer votes than a decent one', async () => {
  const decent = String((await submit()).at('json', 'data', 'name'));
  const poor = String(
    (
      await submit({ sr: 'contentcraft', title: 'CHECK OUT MY TOOL!!!', text: 'Sign up for a free trial' })
    ).at('json', 'data', 'name'),
  );
  sandbox.advance(6 * 3_600_000);
  const [one, other] = await Promise.all(
    [decent, poor].map(async (name) => (await ada.get(`/api/info?id=${name}`)).children()[0]),
  );
  expect(Number(one?.['score'])).toBeGreaterThan(Number(other?.['score']) + 3);
});

test('a removal names who did it and hides the post from all but its author', async () => {
  const name = String((await submit()).at('json', 'data', 'name'));
  const ben = await sandbox.signIn('sandbox_ben');
  await sandbox.control({ thing: { id: name, action: 'remove', by: 'automod' } });
  const [seen] = (await ben.get(`/api/info?id=${name}`)).children();
  expect(seen).toMatchObject({
    removed_by_category: 'automod_filtered',
    selftext: '[removed]',
    author: 'sandbox_ada',
  });
  const [own] = (await ada.get(`/api/info?id=${name}`)).children();
  expect(own).toMatchObject({ removed_by_category: 'automod_filtered', selftext: TEXT });
  expect((await ben.get('/r/webdev/new?limit=100')).text).not.toContain(`"${name}"`);
  expect((await ada.get('/user/sandbox_ada/submitted')).text).toContain(name);
  await sandbox.control({ thing: { id: name, action: 'approve' } });
  expect((await ben.get('/r/webdev/new?limit=100')).text).toContain(`"${name}"`);
});

test('an account can be deleted, suspended and restored', async () => {
  const name = String((await submit()).at('json', 'data', 'name'));
  const ben = await sandbox.signIn('sandbox_ben');
  await sandbox.control({ account: { name: 'sandbox_ada', action: 'delete' } });
  expect((await ada.get('/api/v1/me')).status).toBe(401);
  expect((await ben.get('/user/sandbox_ada/about')).status).toBe(404);
  expect((await ben.get(`/api/info?id=${name}`)).children()[0]).toMatchObject({
    author: '[deleted]',
    selftext: TEXT,
  });
  await sandbox.control({ account: { name: 'sandbox_ada', action: 'restore' } });
  await sandbox.control({ account: { name: 'sandbox_ada', action: 'suspend' } });
  expect((await submit()).at('json', 'errors', 0, 0)).toBe('IN_TIMEOUT');
  expect((await ben.get('/user/sandbox_ada/about')).at('data', 'is_suspended')).toBe(true);
});

test('strict mode makes accounts wait and lets moderators remove posts', async () => {
  await sandbox.control({ set: { strict: true } });
  const advert = {
    sr: 'contentcraft',
    title: 'My tool for briefs',
    text: `${TEXT} Check it out, it is my app.`,
  };
  const name = String((await submit(advert)).at('json', 'data', 'name'));
  expect((await submit()).at('json', 'errors', 0, 0)).toBe('RATELIMIT');
  const fate = async () => (await ada.get(`/api/info?id=${name}`)).children()[0]?.['removed_by_category'];
  expect(await fate()).toBeNull();
  sandbox.advance(4 * 3_600_000);
  expect(await fate()).toBe('moderator');
  const links = { sr: 'textonlyfounders', text: `${TEXT} https://a.example/` };
  const robot = String((await submit(links)).at('json', 'data', 'name'));
  expect((await ada.get(`/api/info?id=${robot}`)).children()[0]?.['removed_by_category']).toBe(
    'automod_filtered',
  );
});

test('without strict mode no post is removed and no account has to wait', async () => {
  const advert = {
    sr: 'contentcraft',
    text: 'Check out my app https://a.example/ https://b.example/ https://c.example/',
  };
  const name = String((await submit(advert)).at('json', 'data', 'name'));
  expect((await submit()).at('json', 'errors')).toEqual([]);
  sandbox.advance(48 * 3_600_000);
  ada = await sandbox.signIn();
  expect((await ada.get(`/api/info?id=${name}`)).children()[0]?.['removed_by_category']).toBeNull();
});

test('a community’s rules can change and change back', async () => {
  const names = async () => {
    const { rules } = (await ada.get('/r/saas/about/rules')).json as { rules: { short_name: string }[] };
    return rules.map(({ short_name: name }) => name);
  };
  const before = await names();
  const rules = [{ name: 'No promotion', text: 'None at all.' }];
  await sandbox.control({ rules: { community: 'SaaS', rules } });
  expect(await names()).toEqual(['No promotion']);
  for (const wrong of [
    { community: 'nowhere', rules },
    { community: 'saas', rules: ['No'] },
  ])
    expect((await sandbox.control({ rules: wrong })).status).toBe(422);
  await sandbox.control({ reset: true });
  expect(await names()).toEqual(before);
});

test('the controls refuse other sites and invalid requests', async () => {
  const send = (headers: Record<string, string>, body = '{"reset":true}') =>
    sandbox.fetch('/_sandbox/control', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  expect((await send({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send({ 'content-type': 'text/plain' })).status).toBe(415);
  expect((await send({}, '{')).status).toBe(422);
  expect((await send({}, '{"magic":{}}')).status).toBe(422);
  expect((await send({}, '{"set":{"headerFormat":"roman"}}')).status).toBe(422);
  expect((await send({}, '{"fault":{"kind":"flood"}}')).status).toBe(422);
  expect((await send({})).status).toBe(200);
});
