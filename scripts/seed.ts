import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { systemRandom } from '#server/adapters/crypto/random.ts';
import { checkSecretKey, readSecretKey } from '#server/adapters/crypto/secret-key.ts';
import { migrate } from '#server/adapters/db/open-database.ts';
import { isServed } from '#server/adapters/is-served.ts';
import type { Engine } from '#server/adapters/db/engine.ts';
import { createBase } from '#server/boot/create-base.ts';
import { startSandboxProcess } from '#server/boot/sandbox-process.ts';
import { StartError } from '#server/boot/start-error.ts';
import { runCommand, withDatabase } from '#server/cli/run-command.ts';
import type { Config } from '#server/config.ts';
import { DEMO_EMAIL } from './seed/demo-user.ts';
import { refuseRealData } from './seed/refuse-real-data.ts';
import { createSeedClock } from './seed/seed-clock.ts';
import { seedDemo } from './seed/seed-demo.ts';

/** `npm run seed` fills a workspace with an invented half-year, while no server runs. */
const PASSWORD_BYTES = 9;
const TRIES = 100;
const TRY_EVERY_MS = 200;

await runCommand((config) => withDatabase(config, 'alone', (engine) => seed(config, engine)));

async function seed(config: Config, engine: Engine): Promise<string> {
  await migrate(engine.db);
  const secret = readSecretKey(config);
  await checkSecretKey(engine.db, secret);
  const log = pino({ level: 'warn', base: null });
  const clock = createSeedClock();
  const base = createBase({ config, engine, secret, log, ports: { clock } });
  await refuseRealData(base);
  const sandbox = startSandboxProcess(config, log);
  try {
    await waitForSandbox(config);
    const password = systemRandom.bytes(PASSWORD_BYTES).toString('base64url');
    await seedDemo(base, clock, password);
    return `The demo workspace is ready. Everything in it is invented.

  npm start, then sign in at ${config.publicUrl}/api/login#sign-in
  e-mail    ${DEMO_EMAIL}
  password  ${password}

Run it again to recreate the workspace with another password.`;
  } finally {
    base.stop.abort();
    await sandbox.stop();
  }
}

async function waitForSandbox({ sandbox }: Config): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await isServed(sandbox.port)) return;
    await wait(TRY_EVERY_MS);
  }
  throw new StartError('The sandbox did not start. Is its port taken? Set SANDBOX_PORT to a free one.');
}
