import { readSettings } from '../boot/read-settings.ts';
import { type Config, readConfig } from '../config.ts';
import { openEngine } from '../adapters/db/open-database.ts';
import type { Engine, Use } from '../adapters/db/engine.ts';
import type { RowCounts } from '../adapters/db/write-backup.ts';
import { StartError } from '../boot/start-error.ts';

/** Runs a command with the configured settings and prints its result. An operator's mistake prints one clear line. */
export async function runCommand(work: (config: Config) => Promise<string>): Promise<void> {
  // Files are readable by their owner only, as in boot/main.ts.
  process.umask(0o077);
  try {
    console.log(await work(readConfig(readSettings())));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}

/** Opens the configured database while `work` runs. */
export async function withDatabase<T>(
  config: Config,
  use: Use,
  work: (engine: Engine) => Promise<T>,
): Promise<T> {
  const engine = await openEngine(config, () => {}, { use });
  try {
    return await work(engine);
  } finally {
    await engine.stop();
  }
}

/** Prints one line per table that has rows. */
export const listRows = (tables: RowCounts): string =>
  Object.entries(tables)
    .filter(([, rows]) => rows > 0)
    .map(([name, rows]) => `${String(rows).padStart(9)}  ${name}`)
    .join('\n');
