import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MemberClient, startTestSandbox, type TestSandbox } from '../testing/sandbox-client.ts';

let sandbox: TestSandbox;
let ada: MemberClient;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  ada = await sandbox.signIn();
});
afterAll(() => sandbox.stop());

const HTML = { accept: 'text/html,application/xhtml+xml' };
const open = (path: string) => sandbox.fetch(path, { headers: HTML });
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  sandbox.fetch(path, {
    method: 'POST',
    headers: { ...HTML, ...headers },
    body: new URLSearchParams(fields),
  });

const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(2)> [a](javascript:alert(3)) ' & <b>`;

test('shows a message to moderators as plain text, and delivers it to no one', async () => {
  const query = new URLSearchParams({ to: 'r/saas', subject: 'May I?', message: HOSTILE });
  const page = await open(`/message/compose?${query}`);
  expect([page.status, page.text.includes('To the moderators of r/saas')]).toEqual([200, true]);
  expect(page.text).not.toMatch(/<script|<img/i);
  expect((await open('/message/compose?to=r%2Fnowhere')).status).toBe(404);
});

test('every page is marked as a sandbox and runs no script', async () => {
  const [post] = (await ada.get('/r/saas/new?limit=1')).children();
  for (const path of [
    '/',
    '/r/saas/',
    '/r/saas/new/',
    String(post?.['permalink']),
    '/user/sandbox_ada/',
    '/r/saas/submit',
  ]) {
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Sandbox: invented people and posts');
    expect(page.text).not.toMatch(/<script/i);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  expect((await sandbox.fetch('/_sandbox/style.css')).headers.get('content-type')).toContain('text/css');
  expect((await sandbox.fetch('/_sandbox/icon.svg')).headers.get('content-type')).toBe('image/svg+xml');
});

test('shows hostile text as text everywhere', async () => {
  const made = await ada.post('/api/submit', { sr: 'saas', kind: 'self', title: HOSTILE, text: HOSTILE });
  const id = String(made.at('json', 'data', 'id'));
  await ada.post('/api/comment', { thing_id: `t3_${id}`, text: HOSTILE });
  const linked = await ada.post('/api/submit', {
    sr: 'saas',
    kind: 'link',
    title: 'Link',
    url: 'https://a.example/"><script>',
  });
  const paths = [
    `/comments/${id}/`,
    '/r/saas/new/',
    '/user/sandbox_ada/',
    `/comments/${String(linked.at('json', 'data', 'id'))}`,
  ];
  for (const path of paths) {
    const { text } = await open(path);
    expect(text).not.toMatch(/<script|<img|href="javascript/i);
  }
  const composer = await open(
    `/r/saas/submit?${new URLSearchParams({ title: HOSTILE, text: HOSTILE, url: HOSTILE }).toString()}`,
  );
  expect(composer.text).not.toMatch(/<script|<img/i);
  expect(composer.text).toContain('&lt;script&gt;');
});

test('a member posts by hand from a prefilled page', async () => {
  const page = await open('/r/webdev/submit?title=By+hand&text=Some+text+%26+more');
  expect(page.text).toContain('value="By hand"');
  expect(page.text).toContain('Some text &amp; more');
  expect(page.text).toContain('<option value="">Choose who posts</option>');
  expect(page.text).not.toContain('selected');
  const sent = await send('/r/webdev/submit', {
    username: 'sandbox_ben',
    title: 'By hand',
    text: 'Some text & more',
    url: '',
  });
  expect(sent.status).toBe(303);
  const location = sent.headers.get('location') ?? '';
  expect(location).toMatch(/^\/r\/webdev\/comments\/\w+\/by_hand\/$/);
  expect((await open(location)).text).toContain('Some text &amp; more');
  const reply = await send(location, {
    username: 'sandbox_cleo',
    text: 'An answer by hand',
    thing_id: `t3_${location.split('/')[4] ?? ''}`,
  });
  expect(reply.status).toBe(303);
  expect((await open(reply.headers.get('location') ?? '')).text).toContain('An answer by hand');
});

test('explains a refused post and keeps its text in the form', async () => {
  const reply = await send('/r/programming/submit', {
    username: 'sandbox_ben',
    title: 'Text here',
    text: 'My text',
    url: '',
  });
  expect(reply.status).toBe(422);
  expect(reply.text).toContain('This community doesn&#39;t allow text posts');
  expect(reply.text).toContain('My text');
  expect(reply.text).toContain('<option value="sandbox_ben" selected>');
});

test('refuses forms submitted from other sites', async () => {
  const fields = { username: 'sandbox_ben', title: 'Forged', text: 'x', url: '' };
  expect((await send('/r/webdev/submit', fields, { origin: 'https://evil.example' })).status).toBe(400);
  expect((await send('/r/webdev/submit', fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(400);
  expect((await sandbox.state()).text).not.toContain('Forged');
});

test('private, removed and missing things have a page that explains why', async () => {
  expect((await open('/r/founderslounge/')).text).toContain('This community is private.');
  expect((await open('/r/nosuchcommunity/')).status).toBe(404);
  expect((await open('/comments/zzzz/')).status).toBe(404);
  const made = await ada.post('/api/submit', {
    sr: 'saas',
    kind: 'self',
    title: 'To go',
    text: 'Secret words',
  });
  await sandbox.control({ thing: { id: String(made.at('json', 'data', 'name')), action: 'remove' } });
  const page = await open(`/comments/${String(made.at('json', 'data', 'id'))}`);
  expect(page.text).toContain('This post was removed.');
  expect(page.text).not.toContain('Secret words');
});

test('the demo site loads only a snippet from this machine and escapes its key', async () => {
  const query = new URLSearchParams({ app: 'http://127.0.0.1:3000', key: HOSTILE });
  const page = await open(`/demo/pricing?${query}`);
  expect(page.text.match(/<script/g)).toEqual(['<script']);
  expect(page.text).toContain(
    '<script defer src="http://127.0.0.1:3000/t.js" data-key="&quot;&gt;&lt;script',
  );
  for (const app of ['https://evil.example', 'http://127.0.0.1.evil.example', 'javascript:alert(1)', ''])
    expect((await open(`/demo?${new URLSearchParams({ app, key: 'k' })}`)).text).not.toContain('<script');
});
