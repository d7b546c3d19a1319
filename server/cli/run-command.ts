import { readSettings } from '../boot/read-settings.ts';
import { type Config, readConfig } from '../config.ts';
import { openEngine } from '../adapters/db/open-database.ts';
import type { Db } from '../adapters/db/schema.ts';
import { StartError } from '../boot/start-error.ts';

type Options = {
  /** Whether the command needs the database to itself. */
  exclusive: boolean;
};

/** Runs a command on the configured database. An operator's mistake ends in one clear line. */
export async function runCommand(
  options: Options,
  work: (db: Db, config: Config) => Promise<string>,
): Promise<void> {
  try {
    const config = readConfig(readSettings());
    const engine = await openEngine(config, () => {}, options);
    try {
      console.log(await work(engine.db, config));
    } finally {
      await engine.stop();
    }
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}
