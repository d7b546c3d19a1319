import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BUILT, findFreePort } from '#test/server-process.ts';

export type TimedServer = {
  readonly url: string;
  readonly readyMs: number;
  rssMb(): Promise<number>;
  stop(): Promise<void>;
};

/** A folder with a database and a compile cache, for several starts. */
export const makeHome = () => {
  const dir = mkdtempSync(join(tmpdir(), 'threadwell-bench-'));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
};

const answers = (url: string) =>
  new Promise<boolean>((resolve) => {
    get(url, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).once('error', () => resolve(false));
  });

const rssOf = async (child: ChildProcess): Promise<number> => {
  const ps = spawn('ps', ['-o', 'rss=', '-p', String(child.pid)]);
  let text = '';
  for await (const chunk of ps.stdout) text += String(chunk);
  return Number(text) / 1024;
};

const timeUntilAnswer = async (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  url: string,
): Promise<TimedServer> => {
  const from = performance.now();
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  while (!(await answers(`${url}/readyz`))) {
    if (child.exitCode !== null) throw new Error('The server ended instead of answering.');
    await wait(2);
  }
  const readyMs = performance.now() - from;
  return {
    url,
    readyMs,
    rssMb: () => rssOf(child),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** The server as `npm start` runs it; `broken` runs the sources without the compile cache and loads every library. */
export const startTimed = async (
  home: string,
  broken: boolean,
  more: Record<string, string> = {},
): Promise<TimedServer> => {
  const port = await findFreePort();
  const cache = broken ? { NODE_DISABLE_COMPILE_CACHE: '1' } : { NODE_COMPILE_CACHE: join(home, 'compile') };
  const settings = { PORT: String(port), DATA_DIR: join(home, 'data'), SANDBOX: 'off', LOG_LEVEL: 'error' };
  const what = broken ? ['--import=./bench/load-everything.ts', 'server/boot/main.ts'] : [BUILT];
  const args = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=2', ...what];
  return timeUntilAnswer(
    args,
    { PATH: process.env['PATH'], ...cache, ...settings, ...more },
    `http://127.0.0.1:${port}`,
  );
};

export const startBare = async (): Promise<TimedServer> => {
  const port = await findFreePort();
  const env = { PATH: process.env['PATH'], PORT: String(port) };
  return timeUntilAnswer(['bench/bare-server.mjs'], env, `http://127.0.0.1:${port}`);
};
