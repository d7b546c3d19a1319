import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '..', 'server', 'boot', 'main.ts');

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });

/** Starts a Threadwell with its sandbox, and a user with a connected account and a key. */
export async function startThreadwell() {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const dataDir = await mkdtemp(join(tmpdir(), 'threadwell-'));
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: { PATH: process.env.PATH, PORT: `${port}`, SANDBOX_PORT: `${sandboxPort}`, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => String(chunk).includes('Threadwell is ready') && resolve(undefined));
    server.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)));
  });
  const cookie = await signUp(url);
  await connectAccount(url, cookie);
  return {
    url,
    key: await createKey(url, cookie),
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** @param {Response} answer */
const readCookie = (answer) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** @param {string} url */
async function signUp(url) {
  const answer = await fetch(`${url}/api/signup`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'ada@example.com', password: 'correct horse battery' }),
    headers: { origin: url },
    redirect: 'manual',
  });
  return readCookie(answer);
}

/** @param {string} url @param {string} cookie */
async function connectAccount(url, cookie) {
  const login = await fetch(`${url}/api/reddit/login`, { headers: { cookie }, redirect: 'manual' });
  const page = new URL(login.headers.get('location') ?? '');
  const body = new URLSearchParams({ decision: 'allow', username: 'sandbox_ada' });
  for (const [name, value] of page.searchParams) body.set(name, value);
  const consent = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  await fetch(consent.headers.get('location') ?? '', { headers: { cookie }, redirect: 'manual' });
}

/** @param {string} url @param {string} cookie @returns {Promise<string>} */
async function createKey(url, cookie) {
  const answer = await fetch(`${url}/api/api-keys`, {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'integration', scopes: ['read', 'draft', 'schedule', 'publish'] }),
  });
  return (await answer.json()).key;
}
