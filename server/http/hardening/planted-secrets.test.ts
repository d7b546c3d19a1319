import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addChannel, testChannel } from '#contract/alerts/channels.ts';
import { addSite, makeServerKey } from '#contract/clicks.ts';
import { saveModelChoice } from '#contract/drafts.ts';
import { createPost } from '#contract/posts.ts';
import { makeInvitation } from '#contract/registering/invitations.ts';
import { exportUser, updateProfile } from '#contract/session.ts';
import { sealGrant } from '#server/adapters/platform/account-tokens.ts';
import { TABLES } from '#server/adapters/db/tables.ts';
import { writeBackup } from '#server/adapters/db/write-backup.ts';
import { sessionCookieName } from '#server/http/session.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { TEST_PASSWORD } from '#test/factories.ts';
import { readRoutes } from '#test/hardening/described-routes.ts';
import { addOwnThings } from '#test/hardening/own-things.ts';
import {
  findSecrets,
  plantedSecret,
  settingsFromFiles,
  startEchoServer,
} from '#test/hardening/planted-secrets.ts';
import { sampleRequest } from '#test/hardening/sample-input.ts';
import { openEventStream } from '#test/open-event-stream.ts';
import type { TestClient } from '#test/test-client.ts';

/** A text that is not secret: finding it proves that the search works. */
const PUBLIC_TEXT = 'a-text-that-anybody-of-this-workspace-may-read';

let app: TestApp;
let ada: TestClient;
let stop: () => void;
let calls: () => number;
const secrets = new Map<string, string>();
const texts = new Map<string, string>();
/** The number of route responses searched. */
let answers = 0;

const plant = (name: string): string => {
  const secret = plantedSecret(name);
  secrets.set(name, secret);
  return secret;
};
const note = (where: string, text: string) => texts.set(`${texts.size} ${where}`, text);

beforeAll(async () => {
  const echo = await startEchoServer();
  const names = ['SECRET_KEY', 'OIDC_CLIENT_SECRET', 'REDDIT_CLIENT_SECRET', 'AI_API_KEY', 'METRICS_TOKEN'];
  const files = settingsFromFiles(Object.fromEntries(names.map((name) => [name, plant(name)])));
  stop = () => [files.remove(), echo.stop()];
  calls = echo.calls;
  const { url } = echo;
  app = await createTestApp({
    ...files.settings,
    OIDC_ISSUER: url,
    OIDC_CLIENT_ID: 'threadwell',
    LOCAL_SIGNUPS: 'on',
    REDDIT_CLIENT_ID: 'threadwell',
    REDDIT_USER_AGENT: 'test:threadwell:1.0 (by /u/ada)',
    REDDIT_AUTH_URL: url,
    REDDIT_API_URL: url,
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'm',
    AI_BASE_URL: `${url}/v1`,
    WEBHOOK_ALLOW: new URL(url).host,
    TELEGRAM_API_URL: url,
    SMTP_URL: `smtp://ada:${plant('mail password')}@${new URL(url).host}`,
    MAIL_FROM: 'alerts@example.com',
  });
  await plantEverything();
  await plantAlerts(url);
  await askEverything();
});
afterAll(async () => {
  await app.close();
  stop();
});

async function plantEverything(): Promise<void> {
  const { db, cipher, clock, config } = app.base;
  ada = await app.as('ada');
  const workspaceId = ada.user!.workspaceId;
  secrets.set('session token', ada.cookies.get(sessionCookieName(config))!);
  const password = plant('password');
  const hashed = await app.base.passwords.hash(password);
  await db.updateTable('users').set({ password_hash: hashed }).where('id', '=', ada.user!.userId).execute();
  await ada.call(createPost, { title: PUBLIC_TEXT, content: 'A text', subreddit: 'webdev' });
  const grant = {
    accessToken: plant('access token'),
    refreshToken: plant('refresh token'),
    expiresInMs: 3_600_000,
    scopes: ['read', 'identity'],
  };
  const id = 'acc_planted';
  const state = { is_active: 1, refreshing_until: 0, writes_wait_until: 0, created_at: 1 } as const;
  await db
    .insertInto('reddit_accounts')
    .values({
      id,
      workspace_id: workspaceId,
      username: 'ada_l',
      mode: 'api',
      ...state,
      ...sealGrant(cipher, id, grant, clock.now()),
    })
    .execute();
  const choice = { provider: 'openai', model: 'm', baseUrl: null, monthlyTokenCap: null } as const;
  await ada.call(saveModelChoice, { ...choice, apiKey: plant('model key') });
  const site = await ada.call(addSite, { host: 'planted.example' });
  secrets.set('server key', (await ada.call(makeServerKey, { id: site.id })).key);
  const feedToken = plant('feed token');
  const cell = { table: 'feeds', id: 'fed_planted', column: 'feed_token' };
  const place = {
    site: 'https://www.reddit.com',
    communities: '[]',
    is_newest: 0,
    username: 'ada_l',
  } as const;
  await db
    .insertInto('feeds')
    .values({
      id: cell.id,
      workspace_id: workspaceId,
      created_at: 1,
      ...place,
      is_on: 0,
      state: 'new',
      failures: 0,
      feed_token: cipher.seal(feedToken, cell),
    })
    .execute();
  const { link } = await ada.call(makeInvitation, { note: 'Ben' });
  secrets.set('invitation', link.split('#')[1]!);
}

/** Every channel fails: the server that it calls repeats the call, with its secrets, in an answer of 400. */
async function plantAlerts(url: string): Promise<void> {
  const keys = { p256dh: 'x'.repeat(87), auth: plant('push key') };
  const forms = [
    { kind: 'webhook', url: `${url}/${plant('webhook path')}?key=${plant('webhook query')}` },
    { kind: 'slack', url: `${url}/services/${plant('chat path')}` },
    { kind: 'telegram', botToken: `1:${plant('bot token')}`, chatId: '1' },
    { kind: 'push', subscription: { endpoint: `${url}/${plant('push path')}`, keys } },
    { kind: 'rss' },
  ] as const;
  for (const form of forms) {
    const { id, secret, feedUrl } = await ada.call(addChannel, { name: 'Planted', ...form });
    if (secret) secrets.set('signing secret', secret);
    const token = feedUrl?.split('/').at(-1);
    if (token) secrets.set('private feed', token);
    note(`test of ${form.kind}`, JSON.stringify(await ada.call(testChannel, { id })));
    if (feedUrl)
      note('feed', (await app.visitor().send({ method: 'GET', url: new URL(feedUrl).pathname })).body);
  }
  const mail = { kind: 'email', name: 'Planted', address: 'ada@example.com' };
  await ask('ada', ada, { method: 'POST', url: '/api/alerts/channels', payload: mail });
}

async function ask(who: string, client: TestClient, request: ReturnType<typeof sampleRequest>) {
  app.clock.advance(1_000);
  const { headers, body } = await client.send(request);
  const { 'set-cookie': _own, ...shown } = headers;
  answers += 1;
  note(`${request.method} ${request.url.split('?')[0]} as ${who}`, `${JSON.stringify(shown)}\n${body}`);
}

/**
 * Calls every route, with secrets where a careless log would take them from, then everything else that returns stored
 * data.
 */
async function askEverything(): Promise<void> {
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const stream = await openEventStream(address, ada);
  let heard = '';
  stream.response.on('data', (chunk: Buffer | string) => (heard += chunk.toString()));
  const idOf = await addOwnThings(app, ada);
  const query = [...secrets.values()].map((secret) => `q=${secret}`).join('&');
  const routes = await readRoutes(app);
  const bob = await app.as('bob');
  for (const route of routes.filter(({ path }) => path !== '/api/events')) {
    const params = route.path.includes('{id}') ? { id: idOf(route) } : {};
    const request = sampleRequest(route, { params });
    const url = `${request.url}${request.url.includes('?') ? '&' : '?'}${query}`;
    // A cross-site write is refused with a reason.
    const isRead = route.method === 'GET' && route.path !== '/api/logout';
    const clients = { ...(isRead && { ada }), bob, visitor: app.visitor() };
    for (const [who, client] of Object.entries(clients))
      if (route.path !== '/api/logout' || who === 'visitor') {
        await ask(who, client, request);
        if (isRead) await ask(who, client, { ...request, url });
      }
  }
  await app
    .visitor()
    .submit('/api/login', { email: secrets.get('password')!, password: secrets.get('password')! });
  await app.visitor().submit('/api/invitation', { invitation: `x${secrets.get('invitation')!}` });
  const draft = {
    topic: 'What do you charge?',
    subreddit: 'webdev',
    contentType: 'post',
    ctaStyle: 'subtle',
  };
  await ask('ada', ada, { method: 'POST', url: '/api/generate-content', payload: draft });
  const metrics = { authorization: `Bearer ${secrets.get('METRICS_TOKEN')!}` };
  await ask('a collector', app.visitor(), { method: 'GET', url: '/metrics', headers: metrics });
  await ada.call(updateProfile, { firstName: 'Ada' });
  await app.drainJobs();
  note('export', JSON.stringify(await ada.call(exportUser, { password: secrets.get('password')! })));
  await vi.waitFor(() => expect(heard).toContain('"user"'), { timeout: 20_000 });
  note('events', heard);
  stream.response.destroy();
  const path = join(app.base.config.dataDir, 'planted.jsonl.gz');
  await writeBackup(app.base.db, path, new Date(0));
  note('backup', gunzipSync(readFileSync(path)).toString());
  for (const { name } of TABLES) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(app.base.db);
    note(`table ${name}`, JSON.stringify(rows));
  }
  note('log', app.logLines.join('\n'));
}

test('finds a public text in answers, export, backup and table', () => {
  const places = findSecrets(new Map([['told', PUBLIC_TEXT]]), texts).join('\n');
  for (const where of ['GET /api/posts as ada', 'export', 'backup', 'table posts'])
    expect(places).toContain(where);
  expect(answers).toBeGreaterThan(400);
  expect(app.logLines.length).toBeGreaterThan(400);
  expect(calls()).toBeGreaterThan(0);
});

test('plants 22 different secrets', () => {
  expect(secrets.size).toBe(22);
  expect(new Set(secrets.values()).size).toBe(22);
  for (const secret of secrets.values()) expect(secret.length).toBeGreaterThanOrEqual(32);
  expect([...secrets.values()]).not.toContain(TEST_PASSWORD);
});

test('no secret appears in any answer, log, event, export, metric, backup or table', () => {
  expect(findSecrets(secrets, texts)).toEqual([]);
});
