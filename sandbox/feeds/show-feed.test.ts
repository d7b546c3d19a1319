import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/sandbox-client.ts';

let sandbox: TestSandbox;
let secret: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  const page = await sandbox.fetch('/prefs/feeds', { headers: { accept: 'text/html' } });
  secret = /feed=\w{40}&amp;user=sandbox_ada/.exec(page.text)![0].replace('&amp;', '&');
});
afterAll(() => sandbox.stop());

const ask = (path: string, headers: Record<string, string> = {}) =>
  sandbox.fetch(`${path}?${secret}`, { headers: { accept: 'application/atom+xml', ...headers } });
const idsOf = (xml: string) => [...xml.matchAll(/<id>(t3_\w+)<\/id>/g)].map(([, id]) => id);

test('a feed has the newest threads of its communities, without their figures', async () => {
  const feed = await ask('/r/saas+startups/new/.rss');
  expect(feed.headers.get('content-type')).toContain('application/atom+xml');
  const ada = await sandbox.signIn();
  const listing = (await ada.get('/r/saas+startups/new?limit=25')).children();
  expect(idsOf(feed.text)).toEqual(listing.map(({ name }) => name));
  expect(feed.text).not.toMatch(/score|upvote|num_comments/);
});

test('the front page has a feed of its own', async () => {
  expect(idsOf((await ask('/.rss')).text)).toHaveLength(25);
});

test('answers an unchanged feed with a short response', async () => {
  const first = await ask('/r/saas/new/.rss');
  const etag = first.headers.get('etag')!;
  const modified = first.headers.get('last-modified')!;
  for (const known of [{ 'if-none-match': etag }, { 'if-modified-since': modified }]) {
    const again = await ask('/r/saas/new/.rss', known);
    expect([again.status, again.text]).toEqual([304, '']);
  }
  expect((await ask('/r/saas/new/.rss', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('a wrong secret or that of another member grants no access', async () => {
  for (const wrong of [
    `${secret}0`,
    secret.replace('ada', 'ben'),
    secret.replace('sandbox_ada', 'nobody'),
    'user=sandbox_ada',
  ])
    expect((await sandbox.fetch(`/r/saas/new/.rss?${wrong}`)).status).toBe(403);
});

test('escapes hostile text', async () => {
  const ada = await sandbox.signIn();
  const hostile = ']]></title><script>alert(1)</script> & "';
  await ada.post('/api/submit', { sr: 'saas', kind: 'self', title: hostile, text: hostile });
  const { text } = await ask('/r/saas/new/.rss');
  expect(text).not.toContain('<script>');
  expect(text).toContain('&lt;script&gt;');
});

test('faults apply to feeds as well', async () => {
  const fail = (kind: string, more: object = {}) =>
    sandbox.control({ fault: { endpoint: 'feed', kind, ...more } });
  await fail('too-many-requests', { seconds: 90 });
  const limited = await ask('/.rss');
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '90']);
  await fail('cut-short');
  expect((await ask('/.rss')).text).not.toContain('</feed>');
  await fail('sent-elsewhere');
  expect((await ask('/.rss')).status).toBe(302);
  expect((await ask('/.rss')).text).toContain('</feed>');
});
