import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { readSecretKey } from '#server/adapters/crypto/secret-key.ts';
import { openDatabase } from '#server/adapters/db/open-database.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Room } from '#server/adapters/local-models/check-room.ts';
import type { Base } from '#server/context.ts';
import { createBase } from '#server/boot/create-base.ts';
import { SCOPES } from '#contract/endpoint.ts';
import { createKey, type KeyForm } from '#contract/keys/api-keys.ts';
import { addUser } from './factories.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';

export type TestApp = {
  base: Base;
  clock: TestClock;
  http: FastifyInstance;
  /** Everything logged so far, one line of JSON each. */
  logLines: string[];
  /** A signed-in client; the same name always returns the same user. */
  as(name: string): Promise<TestClient>;
  visitor(): TestClient;
  /** A tool of the same user, with a new key. */
  withKey(name: string, form?: Partial<KeyForm>): Promise<TestClient>;
  /** Runs jobs until none is due. */
  drainJobs(): Promise<void>;
  close(): Promise<void>;
};

/** The real routes on a real database, with a clock that the test moves. */
export async function createTestApp(
  settings: Record<string, string> = {},
  clock = createTestClock(),
  builtWeb?: string,
  room?: Room,
): Promise<TestApp> {
  const database = await createTestDatabase({ migrated: true });
  const given = { SIGNUPS: 'open', SANDBOX: 'off', ...database.settings, ...settings };
  const config = { ...readConfig(given), cheapPasswords: true };
  const logLines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logLines.push(line) });
  const engine = await openDatabase(config, (error) => log.error(error));
  const base = createBase({
    config,
    engine,
    secret: readSecretKey(config),
    log,
    ports: { clock, ...(room && { room }) },
  });
  const webRoot = builtWeb ?? join(config.dataDir, 'no-web');
  const http = await createApp({ base, workerHealthy: () => true, webRoot });
  const people = new Map<string, Promise<TestClient>>();
  const as = (name: string) => {
    const known = people.get(name) ?? addUser(base, name).then((user) => createTestClient(http, base, user));
    people.set(name, known);
    return known;
  };
  return {
    base,
    clock,
    http,
    logLines,
    visitor: () => createTestClient(http, base),
    as,
    async withKey(name, form) {
      const user = await as(name);
      const { key } = await user.call(createKey, { name: 'tool', scopes: [...SCOPES], ...form });
      return createTestClient(http, base, undefined, key);
    },
    async drainJobs() {
      while ((await base.jobs.runDue(10)) > 0);
    },
    async close() {
      await http.close();
      await base.localModels.stop();
      await engine.stop();
      await database.drop();
    },
  };
}
