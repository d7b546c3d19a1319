import { setTimeout as wait } from 'node:timers/promises';
import type { Benchmark } from '../benchmark.ts';
import { makeHome, startBare, startTimed, type TimedServer } from '../timed-server.ts';

const PATHS = ['/', '/readyz', '/api/auth/user', '/api/login', '/api/openapi.json'];

const idleAfterRequests = async (server: TimedServer): Promise<number> => {
  for (let i = 0; i < 100; i += 1) await (await fetch(server.url + PATHS[i % PATHS.length])).arrayBuffer();
  await wait(2_000);
  const rss = await server.rssMb();
  await server.stop();
  return rss;
};

/** Resident memory of the server process, idle after 100 requests. */
export const rssMb: Benchmark = {
  key: 'rss.mb',
  name: 'server process memory, idle after 100 requests',
  unit: 'MB',
  target: { atMost: 115 },
  async measure({ broken }) {
    const home = makeHome();
    try {
      await (await startTimed(home.dir, broken)).stop();
      const value = await idleAfterRequests(await startTimed(home.dir, broken));
      const bare = await idleAfterRequests(await startBare());
      return { value, against: { what: 'an empty Node server', value: bare } };
    } finally {
      home.remove();
    }
  },
};
