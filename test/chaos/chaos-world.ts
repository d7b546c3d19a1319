import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLIENT_ID, CLIENT_SECRET } from '../../sandbox/oauth/clients.ts';
import { startTestSandbox } from '../../sandbox/testing/sandbox-client.ts';
import { findFreePort, type ServerProcess, startServerProcess } from '../server-process.ts';
import { type OccurredFaults, type Line, openLine } from './unreliable-line.ts';

export type ChaosWorld = Awaited<ReturnType<typeof startChaos>>;

type Place = { line: Line; server: ServerProcess; kept: Promise<void> };

const PRELOAD = join(import.meta.dirname, 'die-after-commits.ts');

/** A real-time sandbox and server processes, each on an unreliable connection. Restarts any process that ends. */
export async function startChaos(database: Record<string, string>) {
  const sandbox = await startTestSandbox({ now: Date.now, settings: { callsPerMinute: 10_000 } });
  const happened: OccurredFaults = new Set();
  const folder = mkdtempSync(join(tmpdir(), 'threadwell-kills-'));
  const port = String(await findFreePort());
  const everywhere = {
    ...database,
    CHAOS_DIR: folder,
    SIGNUPS: 'open',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TEST_PASSWORDS: 'on',
    REDDIT_CLIENT_ID: CLIENT_ID,
    REDDIT_CLIENT_SECRET: CLIENT_SECRET,
    REDDIT_USER_AGENT: 'test:chaos:1.0 (by /u/sandbox_ada)',
    REDDIT_QPM: '10000',
    REDDIT_AUTH_URL: sandbox.url,
  };
  const places: Place[] = [];
  const crashes: string[] = [];
  let kills = 0;
  let over = false;

  /** Restarts a killed server. One that ends on its own has crashed. */
  async function keep(place: Place, settings: Record<string, string>): Promise<void> {
    for (;;) {
      const wasReady = isReady(place.server);
      await place.server.ended;
      if (over) return;
      if (place.server.child.signalCode === 'SIGKILL') kills += 1;
      else if (wasReady) crashes.push(place.server.said().slice(-2_000));
      place.server = await startServerProcess(settings, { preload: PRELOAD });
    }
  }
  async function open(roles: string, at: string): Promise<void> {
    const line = await openLine({
      siteUrl: sandbox.url,
      happened,
      kill: () => place.server.child.kill('SIGKILL'),
    });
    const settings = { ...everywhere, REDDIT_API_URL: line.url, ROLES: roles, PORT: at };
    const server = await startServerProcess(settings, { preload: PRELOAD });
    if (!isReady(server)) throw new Error(`A server did not start: ${server.said()}`);
    const place: Place = { line, server, kept: Promise.resolve() };
    place.kept = keep(place, settings);
    places.push(place);
  }

  // SQLite runs in one process; PostgreSQL has one web process and two workers.
  if (database['DATABASE_URL']) {
    await open('web', port);
    await open('worker', String(await findFreePort()));
    await open('worker', String(await findFreePort()));
  } else await open('web,worker', port);

  return {
    url: everywhere.PUBLIC_URL,
    sandbox,
    happened,
    crashes,
    /** From this call on, commits too can kill a process. */
    arm: () => writeFileSync(join(folder, 'armed'), ''),
    /** From this call on, nothing kills a process. */
    disarm: () => rmSync(join(folder, 'armed'), { force: true }),
    /** Kills one of the processes now. */
    kill: () => void places[Math.floor(Math.random() * places.length)]?.server.child.kill('SIGKILL'),
    /** The number of kills, and of the different commits that caused one. */
    kills: () => ({ all: kills, commits: Math.max(0, readdirSync(folder).length - 1) }),
    async stop() {
      over = true;
      await Promise.all(places.map(({ server }) => server.stop()));
      await Promise.all(places.map(({ kept }) => kept));
      await Promise.all(places.map(({ server }) => server.stop()));
      await Promise.all(places.map(({ line }) => line.stop()));
      await sandbox.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isReady = (server: ServerProcess) => server.said().includes('Threadwell is ready');
