import { afterEach, beforeEach, expect } from 'vitest';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** The exit code of a start error. */
const STARTED_WRONGLY = 78;

/** Gives each test a database, migrated by default, and stops the server processes that it started on it. */
export function serverProcesses({ migrated = true } = {}) {
  let database: TestDatabase;
  const started: ServerProcess[] = [];
  beforeEach(async () => {
    database = await createTestDatabase({ migrated });
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((server) => server.stop()));
    await database.drop();
  });

  async function start(
    settings: Record<string, string> = {},
    options: { preload?: string } = {},
  ): Promise<ServerProcess> {
    const server = await startServerProcess({ ...database.settings, ...settings }, options);
    started.push(server);
    return server;
  }

  return {
    start,
    settings: () => database.settings,
    /** Expects the start to fail with that code, and returns the one line printed. */
    async refusal(settings: Record<string, string>): Promise<string> {
      const server = await start(settings);
      expect(await server.ended).toBe(STARTED_WRONGLY);
      const lines = server
        .said()
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('{'));
      expect(lines).toHaveLength(1);
      return lines[0]!;
    },
  };
}
