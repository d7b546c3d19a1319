import { join } from 'node:path';
import pino from 'pino';
import { systemClock } from '../adapters/clock.ts';
import { checkSecretKey, readSecretKey } from '../adapters/crypto/secret-key.ts';
import { errorCode } from '../adapters/read-error.ts';
import { createDatabaseClock, type DatabaseClock, type JumpReport } from '../adapters/database-clock.ts';
import { openDatabase } from '../adapters/db/open-database.ts';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import type { Base } from '../context.ts';
import { askPlatformTime } from './ask-platform-time.ts';
import { printSetUpCode } from '../features/session/set-up-code.ts';
import { createBase } from './create-base.ts';
import { findConfigRisks } from './find-config-risks.ts';
import { ROOT } from './root.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import { StartError } from './start-error.ts';
import { stopServer } from './stop-server.ts';
import { trackRuns } from './track-runs.ts';

const WEB_ROOT = join(ROOT, 'dist', 'web');

const JUMP_WORDS: Record<JumpReport['verdict'], string> = {
  follow: 'the clock jumped and was accepted: the platform agrees, or the jump has lasted a minute',
  wait: 'the clock jumped and is not accepted yet',
  refuse: 'the clock jumped and was rejected, because the platform disagrees: correct this machine’s clock',
};

export type RunningServer = { url: string; stop(): Promise<void> };

export async function startServer(config: Config): Promise<RunningServer> {
  const log = pino({ level: config.logLevel, base: null });
  const engine = await openDatabase(config, (error) => log.warn({ err: error }, 'database connection error'));
  let clock: DatabaseClock | undefined;
  let base: Base | undefined;
  try {
    const risk = await engine.findRisk();
    if (risk) log.warn(risk);
    for (const text of findConfigRisks(config)) log.warn(text);
    const secret = readSecretKey(config);
    await checkSecretKey(engine.db, secret);
    clock = await createDatabaseClock(systemClock, () => engine.readTime(), {
      askPlatform: async () => (base ? await askPlatformTime(base) : null),
      onJump: (report) => log.warn(report, JUMP_WORDS[report.verdict]),
      onError: (error) => log.warn({ err: error }, 'the database clock could not be read'),
    });
    base = createBase({ config, engine, secret, log, ports: { clock } });
    return await startRoles(base, clock);
  } catch (error) {
    clock?.stop();
    await engine.stop();
    throw error;
  }
}

async function startRoles(given: Base, clock: DatabaseClock): Promise<RunningServer> {
  const base = { ...given, jobs: trackRuns(given.jobs) };
  const { config, engine, log } = base;
  const worker = config.roles.worker ? await base.jobs.start() : null;
  const http = await createApp({ base, workerHealthy: () => worker?.healthy() ?? false, webRoot: WEB_ROOT });
  try {
    await http.listen({ port: config.port, host: config.host });
  } catch (error) {
    await worker?.stop();
    throw toStartError(error, config);
  }
  if (config.roles.web) await printSetUpCode(base);
  const sandbox = config.sandbox.on ? startSandboxProcess(config, log) : null;
  return {
    url: config.publicUrl,
    async stop() {
      await stopServer({ base, http, worker });
      clock.stop();
      await base.localModels.stop();
      await sandbox?.stop();
      await engine.stop();
    },
  };
}

function toStartError(error: unknown, { port, host }: Config): unknown {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 10} npm start`,
    );
  }
  if (code === 'EACCES')
    return new StartError(
      `Port ${port} needs permissions that this user lacks. Set PORT to a port above 1023.`,
    );
  if (code === 'EADDRNOTAVAIL')
    return new StartError(`HOST ${host} isn’t an address of this machine. Set HOST to one that is.`);
  return error;
}
