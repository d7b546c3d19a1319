import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import type { Config } from '#server/config.ts';
import { StartError } from '#server/boot/start-error.ts';
import { errorMessage } from '../read-error.ts';
import { systemClock } from '../clock.ts';
import type { Engine, OpenPorts } from './engine.ts';
import { BASELINE, MIGRATIONS } from './migrations.ts';
import { openSqlite } from './sqlite.ts';
import type { Db } from './schema.ts';

/** Opens the configured database and migrates it to the latest version. */
export async function openDatabase(config: Config, onError: (error: Error) => void): Promise<Engine> {
  const engine = await openEngine(config, onError);
  try {
    await migrate(engine.db);
    return engine;
  } catch (error) {
    await engine.stop();
    throw error;
  }
}

export async function openEngine(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onError: (error: Error) => void,
  { use = 'serve', clock = systemClock }: Partial<OpenPorts> = {},
): Promise<Engine> {
  if (!config.databaseUrl) return openSqlite(config.dataDir, use);
  const { openPostgres } = await import('./postgres/open-postgres.ts');
  return await openPostgres(config.databaseUrl, { use, clock, onError });
}

const LATEST = Object.keys(MIGRATIONS).toSorted().join();
const migrations = sql.table(DEFAULT_MIGRATION_TABLE);

/** The applied migrations; empty for an empty database. */
async function listExecuted(db: Db): Promise<string[]> {
  return await sql<{ name: string }>`select name from ${migrations} order by name`.execute(db).then(
    ({ rows }) => rows.map(({ name }) => name),
    () => [],
  );
}

/** Deletes the records of migrations that the baseline replaces. */
async function foldIntoBaseline(db: Db, executed: readonly string[]): Promise<void> {
  if (!executed.some((name) => name < BASELINE)) return;
  if (!executed.includes(BASELINE))
    throw new StartError(
      'This database is too old for this copy. Start the last Threadwell of November 2026 on it once, then this one.',
    );
  await sql`delete from ${migrations} where name < ${BASELINE}`.execute(db);
}

/**
 * Runs pending migrations, up to `target` if given. Throws for a database of a newer Threadwell and changes nothing.
 */
export async function migrate(db: Db, target?: string): Promise<void> {
  if (target === undefined) {
    // The migrator takes 20 ms to find out that nothing is pending.
    const executed = await listExecuted(db);
    if (executed.join() === LATEST) return;
    await foldIntoBaseline(db, executed);
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = target ? await migrator.migrateTo(target) : await migrator.migrateToLatest();
  if (error === undefined) return;
  if (errorMessage(error).includes('previously executed migration')) {
    throw new StartError(
      'This database was written by a newer Threadwell. Update this copy, or use another database.',
    );
  }
  throw error instanceof Error ? error : new Error(errorMessage(error));
}
