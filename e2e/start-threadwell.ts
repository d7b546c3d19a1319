import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { BUILT, findFreePort, startServerProcess } from '../test/server-process.ts';

export type Threadwell = { url: string; stop: () => Promise<void> };

/** Starts the build that `npm start` runs, on a new database. */
export async function startThreadwell(settings: Record<string, string> = {}): Promise<Threadwell> {
  if (!existsSync('dist/web/index.html') || !existsSync(BUILT))
    throw new Error('Build first: npx vite build -c web/vite.config.ts, and the same for server/');
  const dataDir = await mkdtemp(join(tmpdir(), 'threadwell-e2e-'));
  const server = await startServerProcess(
    { DATA_DIR: dataDir, LOG_LEVEL: 'warn', SIGNUPS: 'open', TEST_PASSWORDS: 'on', ...settings },
    { main: BUILT },
  );
  if (!server.said().includes('Threadwell is ready')) throw new Error(`The server ended:\n${server.said()}`);
  return {
    url: server.url,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Like `startThreadwell`, with a sandbox beside it; waits until that responds. */
export async function startWithSandbox(settings: Record<string, string>): Promise<Threadwell> {
  const SANDBOX_PORT = settings['SANDBOX_PORT'] ?? String(await findFreePort());
  // The tests of one worker share a server and together send more requests than real users.
  const shared = { SANDBOX: 'on', SANDBOX_PORT, REDDIT_QPM: '1000' };
  const threadwell = await startThreadwell({ ...shared, ...settings });
  const isOpen = () =>
    fetch(`http://127.0.0.1:${SANDBOX_PORT}`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isOpen, { timeout: 30_000 }).toBe(true);
  return threadwell;
}
