import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Threadwell = { url: string; stop: () => Promise<void> };

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits for the line that the server prints when it answers; what it said instead is the error. */
function untilReady(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Threadwell is ready')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', () => reject(new Error(`The server ended:\n${output}`)));
  });
}

/** The real server on a fresh database of its own. */
export async function startThreadwell(settings: Record<string, string> = {}): Promise<Threadwell> {
  if (!existsSync('dist/web/index.html'))
    throw new Error('Build the web app first: npx vite build -c web/vite.config.ts');
  const dataDir = await mkdtemp(join(tmpdir(), 'threadwell-e2e-'));
  const port = await findFreePort();
  const env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    SIGNUPS: 'open',
  };
  const child = spawn(process.execPath, ['server/main.ts'], { env: { ...env, SANDBOX: 'off', ...settings } });
  await untilReady(child);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
