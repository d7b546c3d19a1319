import { setTimeout as wait } from 'node:timers/promises';
import { type Config, readConfig } from '../config.ts';
import { isServed } from '../adapters/is-served.ts';
import { readSettings } from './read-settings.ts';
import { StartError } from './start-error.ts';
import { startServer } from './start-server.ts';

/** EX_CONFIG of sysexits.h: tells the process manager that a restart would fail too. */
const STARTED_WRONGLY = 78;

/** Prints one line without a stack trace if the operator can fix the cause. */
function fail(error: unknown): never {
  const isWrongStart = error instanceof StartError;
  const trace = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${isWrongStart ? `Threadwell can’t start. ${error.message}` : trace}\n`);
  process.exit(isWrongStart ? STARTED_WRONGLY : 1);
}
process.on('uncaughtException', fail);

const LOOK_EVERY_MS = 50;
const PATIENCE_MS = 10_000;

/** Reports that the server is ready once its sandbox answers too. */
async function announce({ sandbox }: Config, url: string): Promise<void> {
  const from = performance.now();
  let isReported = false;
  while (sandbox.on && !(await isServed(sandbox.port))) {
    if (!isReported && performance.now() - from > PATIENCE_MS) {
      isReported = true;
      process.stdout.write(
        `Threadwell runs at ${url}, but its sandbox doesn’t answer on port ${sandbox.port} yet.\n`,
      );
    }
    await wait(LOOK_EVERY_MS);
  }
  process.stdout.write(`Threadwell is ready at ${url}\n`);
}

// Only our own user may read the files we write.
process.umask(0o077);
try {
  const config = readConfig(readSettings());
  const server = await startServer(config);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.stop().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop).on('SIGHUP', stop);
  await announce(config, server.url);
} catch (error) {
  fail(error);
}
