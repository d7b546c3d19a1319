import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCOPES } from '#contract/endpoint.ts';
import { createKey } from '#contract/keys/api-keys.ts';
import { createPost } from '#contract/posts.ts';
import { openScannerApp } from '#test/scanner-app.ts';

const { app, connected } = await openScannerApp();
const ada = await connected('ada');
const { key } = await ada.call(createKey, { name: 'shell', scopes: [...SCOPES] });
const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
const home = mkdtempSync(join(tmpdir(), 'threadwell-cli-'));

/** Runs the command line from a user's folder. */
function threadwell(
  args: readonly string[],
  input: string | Buffer = '',
  settings: Record<string, string> = {},
): Promise<{ code: number | null; out: string; err: string }> {
  const places = { XDG_CONFIG_HOME: home, THREADWELL_CWD: home, NODE_COMPILE_CACHE: join(home, 'compiled') };
  const env = { PATH: process.env['PATH'], ...places, ...settings };
  const script = ['--disable-warning=ExperimentalWarning', 'scripts/threadwell.ts', ...args];
  const child = spawn(process.execPath, script, { env });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk));
  child.stdin.end(input);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, err })));
}
const json = async <T>(...args: string[]): Promise<T> => {
  const { code, out, err } = await threadwell([...args, '--json']);
  if (code !== 0) throw new Error(err);
  return JSON.parse(out) as T;
};

test('the first hour runs in one script: sign in, scan, check, draft, schedule', async () => {
  expect((await threadwell(['posts'])).code).toBe(2);
  const signedIn = await threadwell(['login', url], `${key}\n`);
  expect(signedIn.out).toContain('Signed in as ada@example.com');
  expect(statSync(join(home, 'threadwell', 'config.json')).mode & 0o777).toBe(0o600);
  const scan = await json<{ scannedCount: number }>(
    'scan',
    '-r',
    'webdev',
    '--hours',
    '24',
    '--min-score',
    '0',
  );
  expect(scan.scannedCount).toBeGreaterThan(0);
  const found = await json<unknown[]>('opportunities', '--min-score', '0', '-n', '3');
  expect(found).toHaveLength(3);
  writeFileSync(join(home, 'text.md'), '# How do you test invoices?\n\nWe compare totals. What do you do?\n');
  expect(await json('check', 'text.md', '-r', 'webdev')).toMatchObject({ verdict: expect.any(String) });
  const draft = await json<{ id: string }>('draft', '--file', 'text.md', '-r', 'webdev');
  expect(draft).toMatchObject({ title: 'How do you test invoices?', phase: 'draft' });
  const at = new Date(app.clock.now() + 3_600_000).toISOString();
  expect(await json('schedule', draft.id, at)).toMatchObject({ phase: 'needs_you' });
  const { out } = await threadwell(['posts', '--status', 'scheduled']);
  expect(out).toContain(draft.id);
  expect(out).toContain('The API key “shell” wants to post this.');
});

test('writes a draft from answers', async () => {
  const draft = await json<{ content: string }>(
    'draft',
    'How we test invoices',
    '-r',
    'saas',
    '-a',
    'We compare totals.',
  );
  expect(draft.content).toContain('We compare totals.');
});

test('a check quotes the rule behind a finding', async () => {
  const text = '# Our invoices\n\nSee https://invoices.example for ours. What do you use?\n';
  const { out } = await threadwell(['check', '-', '-r', 'saas'], text);
  expect(out).toContain('“At most one mention of a product, or three links to it, in 60 days');
});

test('a refusal has exit code 1', async () => {
  const gone = await threadwell(['schedule', 'pst_none', '2030-01-01T00:00Z']);
  expect(gone).toMatchObject({ code: 1, out: '' });
  expect(gone.err).not.toBe('');
});

test('a wrong command has exit code 2 and says why', async () => {
  const wrong = [
    ['constructor'],
    ['completion', 'constructor'],
    ['check', 'text.md'],
    ['check', 'missing.md', '-r', 'webdev'],
    ['posts', '--fly'],
    ['posts', '--status', 'fly'],
    ['posts', '-n', 'many'],
    ['posts', 'drafts'],
    ['scan', '-r', 'saas', 'webdev'],
    ['draft', 'Chasing', 'invoices', '-r', 'saas'],
    ['schedule', 'pst_1', '2030-01-01T09:00'],
    ['login', 'localhost:3000'],
    ['login'],
  ];
  const answers = await Promise.all(wrong.map((args) => threadwell(args)));
  for (const [index, { code, out, err }] of answers.entries()) {
    expect([wrong[index], code, out]).toEqual([wrong[index], 2, '']);
    expect(err).toMatch(/^[^\n]+\n([^\n]+\n)?See: threadwell help\n$/);
  }
});

test('a text comes from standard input, with the line ends and the mark of Windows', async () => {
  const text = '\uFEFF# How do you test invoices?\r\n\r\nWe compare totals.\r\n';
  const { code, out } = await threadwell(['draft', '--file', '-', '-r', 'saas', '--json'], text);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    title: 'How do you test invoices?',
    content: 'We compare totals.',
  });
});

test('refuses a text in another encoding', async () => {
  const { code, err } = await threadwell(['draft', '--file', '-', '-r', 'saas'], Buffer.from([0x63, 0xe9]));
  expect(code).toBe(2);
  expect(err).toContain('utf-8');
});

test('shows no control characters of a text, and escapes them in JSON', async () => {
  const title = 'Red \u001b[31m\u009b2J\u202etitle';
  await ada.call(createPost, { subreddit: 'saas', title, content: 'A text.' });
  const { out } = await threadwell(['posts']);
  expect(out).toContain('Red �[31m�2J�title');
  const { out: raw } = await threadwell(['posts', '--json']);
  for (const sign of ['\u001b', '\u009b', '\u202e']) expect(raw).not.toContain(sign);
  expect((JSON.parse(raw) as { title: string }[]).map((post) => post.title)).toContain(title);
});

test('a saved login takes the place of one that others may read', async () => {
  const file = join(home, 'threadwell', 'config.json');
  chmodSync(file, 0o644);
  expect((await threadwell(['login', url], `${key}\n`)).code).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test.each([
  ['a broken file', '{bad', {}],
  ['an empty file', '{}', {}],
  ['a key with letters outside ASCII', null, { THREADWELL_API_KEY: 'tw_…' }],
  ['an address without http', null, { THREADWELL_API_KEY: 'tw_x', THREADWELL_URL: 'threadwell' }],
  ['an address of another server beside a saved key', null, { THREADWELL_URL: 'http://127.0.0.1:1' }],
])('explains %s', async (_what, saved, settings) => {
  const file = join(home, 'threadwell', 'config.json');
  const before = readFileSync(file, 'utf8');
  if (saved !== null) writeFileSync(file, saved);
  const { code, err } = await threadwell(['posts'], '', settings);
  writeFileSync(file, before);
  expect(code).toBe(2);
  expect(err).toMatch(/^[^\n]+\nSee: threadwell help\n$/);
});

test('a server that isn’t Threadwell, redirects or is down gets one line', async () => {
  const answers: Record<string, [number, string, string]> = {
    html: [200, '<!doctype html><h1>Hello</h1>', 'isn’t a Threadwell'],
    json: [404, '{"detail":"Not Found"}', 'isn’t a Threadwell'],
    empty: [502, '', 'isn’t a Threadwell'],
    moved: [301, '', 'redirects to https://threadwell.example/'],
  };
  let kind = 'html';
  const other = createServer((_request, response) => {
    const [status, body] = answers[kind]!;
    response.writeHead(status, { location: 'https://threadwell.example/' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const settings = { THREADWELL_API_KEY: 'tw_x', THREADWELL_URL: `http://127.0.0.1:${port}/path` };
  for (kind of Object.keys(answers)) {
    const { code, err } = await threadwell(['posts'], '', settings);
    expect([kind, code, err]).toEqual([kind, 1, expect.stringMatching(/^[^\n]+\n$/)]);
    expect(err).toContain(answers[kind]![2]);
  }
  other.close();
  await once(other, 'close');
  const { err } = await threadwell(['posts'], '', settings);
  expect(err).toMatch(/^Threadwell doesn’t answer at [^\n]+\n$/);
});

test('the MCP server uses the saved login', async () => {
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'x', version: '1' } };
  const hello = { jsonrpc: '2.0', id: 1, method: 'initialize', params };
  const { out } = await threadwell(['mcp'], `${JSON.stringify(hello)}\n`);
  expect(JSON.parse(out)).toMatchObject({ result: { serverInfo: { name: 'threadwell' } } });
});

test.each(['bash', 'zsh', 'fish'])('completes commands in %s', async (shell) => {
  const { out } = await threadwell(['completion', shell]);
  expect(out).toContain('opportunities');
});

test('the help names every command of the reference', async () => {
  const { out } = await threadwell(['help']);
  expect((await threadwell(['check', '--help'])).out).toBe(out);
  for (const name of [
    'login',
    'scan',
    'opportunities',
    'check',
    'draft',
    'schedule',
    'posts',
    'mcp',
    'completion',
  ])
    expect(out).toContain(`threadwell ${name}`);
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toHaveProperty('bin.threadwell');
});
