import { readConfig } from '../config.ts';
import { readSettings } from './read-settings.ts';
import { StartError } from './start-error.ts';
import { startServer } from './start-server.ts';

/** Tells whoever keeps the server running that another start would end the same way (EX_CONFIG of sysexits.h). */
const STARTED_WRONGLY = 78;

/** Prints one line without a stack trace if the operator can fix the cause. */
function fail(error: unknown): never {
  const isWrongStart = error instanceof StartError;
  const trace = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${isWrongStart ? `Threadwell can’t start. ${error.message}` : trace}\n`);
  process.exit(isWrongStart ? STARTED_WRONGLY : 1);
}
process.on('uncaughtException', fail);

// What the server writes is for its own user alone.
process.umask(0o077);
try {
  const server = await startServer(readConfig(readSettings()));
  process.stdout.write(`Threadwell is ready at ${server.url}\n`);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.stop().then(() => process.exit(0), fail);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop).on('SIGHUP', stop);
} catch (error) {
  fail(error);
}
