import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { createPasswords } from '#server/adapters/crypto/passwords.ts';
import { readSecretKey } from '#server/adapters/crypto/secret-key.ts';
import { systemRandom } from '#server/adapters/crypto/random.ts';
import { openDatabase } from '#server/adapters/db/open-database.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Base } from '#server/context.ts';
import { createBase } from '#server/boot/create-base.ts';
import { addUser } from './factories.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';

const CHEAP = { logN: 4, r: 8, p: 1 };

export type TestApp = {
  base: Base;
  clock: TestClock;
  http: FastifyInstance;
  /** The log, one JSON line per entry. */
  logLines: string[];
  /** A signed-in client. The same name returns the same user. */
  as(name: string): Promise<TestClient>;
  visitor(): TestClient;
  /** Runs jobs until none is due. */
  drainJobs(): Promise<void>;
  close(): Promise<void>;
};

/** The real routes over a real database, with a test clock. */
export async function createTestApp(
  settings: Record<string, string> = {},
  clock = createTestClock(),
): Promise<TestApp> {
  const database = await createTestDatabase();
  const config = readConfig({ SIGNUPS: 'open', SANDBOX: 'off', ...database.settings, ...settings });
  const logLines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logLines.push(line) });
  const engine = await openDatabase(config, (error) => log.error(error));
  const ports = { clock, passwords: createPasswords(systemRandom, CHEAP) };
  const base = createBase({ config, engine, secret: readSecretKey(config), log, ports });
  const http = await createApp({ base, workerHealthy: () => true, webRoot: join(config.dataDir, 'no-web') });
  const people = new Map<string, Promise<TestClient>>();
  return {
    base,
    clock,
    http,
    logLines,
    visitor: () => createTestClient(http, base),
    as(name) {
      const known =
        people.get(name) ?? addUser(base, name).then((user) => createTestClient(http, base, user));
      people.set(name, known);
      return known;
    },
    async drainJobs() {
      while ((await base.jobs.runDue(10)) > 0);
    },
    async close() {
      await http.close();
      await engine.stop();
      await database.drop();
    },
  };
}
