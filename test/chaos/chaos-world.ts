import { CLIENT_ID, CLIENT_SECRET } from '../../sandbox/oauth/clients.ts';
import { startTestSandbox } from '../../sandbox/testing/sandbox-client.ts';
import { freePort, type ServerProcess, startServerProcess } from '../server-process.ts';
import { type Happened, type Line, openLine } from './unreliable-line.ts';

export type ChaosWorld = Awaited<ReturnType<typeof startChaos>>;

type Place = {
  line: Line;
  settings: Record<string, string>;
  server: ServerProcess;
  kills: number;
  /** Pending restarts: a process killed twice at once restarts once. */
  restart: Promise<void> | null;
};

/** A real-time sandbox and server processes, each on its own unreliable line. Killed processes are restarted. */
export async function startChaos(database: Record<string, string>) {
  const sandbox = await startTestSandbox({ now: Date.now, settings: { callsPerMinute: 10_000 } });
  const happened: Happened = new Set();
  const port = String(await freePort());
  const everywhere = {
    ...database,
    SIGNUPS: 'open',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    REDDIT_CLIENT_ID: CLIENT_ID,
    REDDIT_CLIENT_SECRET: CLIENT_SECRET,
    REDDIT_USER_AGENT: 'test:chaos:1.0 (by /u/sandbox_ada)',
    REDDIT_QPM: '10000',
  };
  const places: Place[] = [];
  let over = false;

  async function restart(place: Place): Promise<void> {
    await place.server.ended;
    if (!over) place.server = await startReady(place.settings);
    place.restart = null;
  }
  async function open(roles: string, at: string): Promise<void> {
    const kill = () => {
      place.kills += 1;
      place.server.child.kill('SIGKILL');
      place.restart ??= restart(place);
    };
    const line = await openLine({ siteUrl: sandbox.url, happened, kill });
    const urls = { REDDIT_AUTH_URL: line.url, REDDIT_API_URL: line.url };
    const settings = { ...everywhere, ...urls, ROLES: roles, PORT: at };
    const place: Place = { line, settings, server: await startReady(settings), kills: 0, restart: null };
    places.push(place);
  }

  // SQLite runs in one process; PostgreSQL has one web process and two workers.
  if (database['DATABASE_URL']) {
    await open('web', port);
    await open('worker', String(await freePort()));
    await open('worker', String(await freePort()));
  } else await open('web,worker', port);

  return {
    url: everywhere.PUBLIC_URL,
    sandbox,
    happened,
    kills: () => places.reduce((sum, { kills }) => sum + kills, 0),
    async stop() {
      over = true;
      for (const { restart: running } of places) await running;
      await Promise.all(places.map(({ server }) => server.stop()));
      await Promise.all(places.map(({ line }) => line.stop()));
      await sandbox.stop();
    },
  };
}

async function startReady(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(settings);
  if (server.child.exitCode !== null) throw new Error(`A server did not start: ${server.said()}`);
  return server;
}
