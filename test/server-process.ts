import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '..', 'server', 'boot', 'main.ts');
/** The file of the build that `npm start` runs. */
export const BUILT = join(import.meta.dirname, '..', 'dist', 'server', 'main.js');

export type ServerProcess = {
  child: ChildProcess;
  url: string;
  /** All output of the process so far. */
  said(): string;
  /** Resolves with the process's exit code. */
  ended: Promise<number | null>;
  stop(): Promise<number | null>;
};

const NODE_COMPILE_CACHE =
  process.env['NODE_COMPILE_CACHE'] ?? join(import.meta.dirname, '..', '.cache', 'compile');

/** Ports below the ephemeral range, where an outgoing connection could take the port before the server does. */
const PORTS = { from: 20_000, to: 30_000 };

const given = new Set<number>();

/** Never the same port twice, because a server may not listen yet when the next port is chosen. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Starts the real server as a process; resolves once it is ready or has exited. */
export async function startServerProcess(
  settings: Record<string, string>,
  { main = MAIN, preload }: { main?: string; preload?: string } = {},
): Promise<ServerProcess> {
  const port = settings['PORT'] ?? String(await findFreePort());
  const args = ['--disable-warning=ExperimentalWarning', ...(preload ? ['--import', preload] : []), main];
  const child = spawn(process.execPath, args, {
    // Uses a compile cache, because starting from source mostly compiles: only the first start is slow.
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE,
      SANDBOX: 'off',
      SANDBOX_QUICK: 'off',
      ...settings,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<void>((resolve) => {
    const hear = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Threadwell is ready')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  await Promise.race([ready, ended]);
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    said: () => output,
    ended,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
