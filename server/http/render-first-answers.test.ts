import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { updateProfile } from '#contract/session.ts';
import { createTestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';

const EVERY_PAGE = [
  '/api/auth/user',
  '/api/reddit/community',
  '/api/reddit-accounts',
  '/api/opportunities/unviewed',
  '/api/activity/unread',
];
const DASHBOARD = [
  '/api/first-steps',
  '/api/links',
  '/api/replies',
  '/api/opportunities/unviewed?score_min=80',
];
const webRoot = mkdtempSync(join(tmpdir(), 'threadwell-web-'));
for (const file of ['index.html', 'page.html', 'visitor.html'])
  writeFileSync(join(webRoot, file), `<body>${file}</body>`);
const app = await createTestApp({}, undefined, webRoot);
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

const open = (client: TestClient, url: string, headers = {}) =>
  client.send({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

/** The embedded answers of a page, by path. */
const answersIn = (page: string): Map<string, string> =>
  new Map(
    [...page.matchAll(/<script type="application\/json" data-answer="([^"]*)">(.*?)<\/script>/gs)].map(
      ([, path = '', json = '']) => [path, json],
    ),
  );

test('the dashboard embeds the responses to its first calls', async () => {
  const ada = await app.as('ada');
  const page = await open(ada, '/?welcome=1');
  expect(page.body).toMatch(/^<body>index\.html<script .*<\/script><\/body>$/s);
  const answers = answersIn(page.body);
  expect([...answers.keys()]).toEqual([...EVERY_PAGE, ...DASHBOARD]);
  for (const [path, json] of answers) {
    const { body } = await ada.send({ method: 'GET', url: path });
    expect([path, JSON.parse(json)]).toEqual([path, JSON.parse(body)]);
  }
});

test.each([
  ['/posts', 200],
  ['/nowhere', 404],
])('the page %s embeds the first calls of every page', async (url, status) => {
  const page = await open(await app.as('ada'), url);
  expect(page.statusCode).toBe(status);
  expect([...answersIn(page.body).keys()]).toEqual(EVERY_PAGE);
});

test('the scanner embeds its setup, which its first paint needs', async () => {
  const page = await open(await app.as('ada'), '/scanner?score=0');
  expect([...answersIn(page.body).keys()]).toEqual([...EVERY_PAGE, '/api/scanner/scans']);
});

test('embeds only data of the signed-in person, and the page is never cached', async () => {
  const [ada, ben] = [await app.as('ada'), await app.as('ben')];
  const [hers, his] = [await open(ada, '/'), await open(ben, '/')];
  const userIn = (page: typeof hers) => answersIn(page.body).get('/api/auth/user');
  expect(userIn(hers)).toContain('ada');
  expect(userIn(his)).toContain('ben');
  expect(hers.body).not.toContain('ben');
  expect(hers.headers['cache-control']).toBe('no-store');
});

test('embeds nothing for a visitor', async () => {
  const page = await open(app.visitor(), '/');
  expect(page.body).toBe('<body>visitor.html</body>');
  expect(page.headers['cache-control']).toBe('no-cache');
});

test('text in an embedded response cannot end its element', async () => {
  const eve = await app.as('eve');
  const firstName = '</script><script>$&alert(1)</script><!--';
  await eve.call(updateProfile, { firstName });
  const page = await open(eve, '/posts');
  expect(page.body.match(/<script/g)).toHaveLength(EVERY_PAGE.length);
  expect(page.body).not.toContain('<!--');
  const user: unknown = JSON.parse(answersIn(page.body).get('/api/auth/user') ?? '');
  expect(user).toMatchObject({ firstName });
});

test('compresses the page if the browser accepts it', async () => {
  const ada = await app.as('ada');
  const page = await open(ada, '/', { 'accept-encoding': 'gzip, deflate' });
  expect(page.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(page.rawPayload).toString()).toBe((await open(ada, '/')).body);
});
