import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCOPES } from '#contract/endpoint.ts';
import { createKey } from '#contract/keys/api-keys.ts';
import { openScannerApp } from '#test/scanner-app.ts';

const { app, connected } = await openScannerApp();
const ada = await connected('ada');
const { key } = await ada.call(createKey, { name: 'shell', scopes: [...SCOPES] });
const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
const home = mkdtempSync(join(tmpdir(), 'threadwell-cli-'));

/** Runs the command line from a user's folder. */
function threadwell(
  args: readonly string[],
  input = '',
): Promise<{ code: number | null; out: string; err: string }> {
  const env = { PATH: process.env['PATH'], XDG_CONFIG_HOME: home, THREADWELL_CWD: home };
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

test('a refusal has exit code 1, a wrong command 2', async () => {
  const gone = await threadwell(['schedule', 'pst_none', '2030-01-01T00:00Z']);
  expect(gone).toMatchObject({ code: 1, out: '' });
  expect(gone.err).not.toBe('');
  for (const args of [['fly'], ['check', 'text.md'], ['posts', '--fly'], ['completion', 'cmd']])
    expect((await threadwell(args)).code).toBe(2);
});

test.each(['bash', 'zsh', 'fish'])('completes commands in %s', async (shell) => {
  const { out } = await threadwell(['completion', shell]);
  expect(out).toContain('opportunities');
});

test('the help names every command of the reference', async () => {
  const { out } = await threadwell(['help']);
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
