import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Engine } from '../adapters/db/engine.ts';
import { migrate } from '../adapters/db/open-database.ts';
import { checkBackup } from '../adapters/db/read-backup.ts';
import { restoreBackup } from '../adapters/db/restore-backup.ts';
import { countRows, writeBackup } from '../adapters/db/write-backup.ts';
import { errorMessage } from '../adapters/read-error.ts';
import { StartError } from '../boot/start-error.ts';
import type { Config } from '../config.ts';
import { listRows, runCommand, withDatabase } from './run-command.ts';

const words = process.argv.slice(2);
const isFlag = (word: string) => word.startsWith('--');

await runCommand(async (config) => {
  const given = words.find((word) => !isFlag(word));
  if (!given) throw new StartError('Name the backup: npm run restore -- threadwell-backup-….jsonl.gz');
  const path = resolve(given);
  const header = await checkBackup(path);
  return await withDatabase(config, 'alone', async (engine) => {
    await migrate(engine.db);
    const saved = await saveContents(engine, config);
    await restoreBackup(engine.db, path, header, await engine.readTime()).catch((cause: unknown) => {
      throw new StartError(`${path} cannot be restored (${errorMessage(cause)}). The database is unchanged.`);
    });
    const { tables, createdAt } = header;
    const before = saved ? ` The previous contents are in ${saved}` : '';
    return `${listRows(tables)}\n${countRows(tables)} rows of ${createdAt} are restored.${before}`;
  });
});

/** Saves the contents that the restore replaces, unless the database is unused. Returns the file, or null. */
async function saveContents(engine: Engine, { dataDir }: Config): Promise<string | null> {
  const anybody = await engine.db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (!anybody) return null;
  if (!words.includes('--replace')) {
    throw new StartError(
      'This database already has accounts. Add --replace to overwrite them; the current contents are saved first.',
    );
  }
  const now = new Date(await engine.readTime());
  const path = join(dataDir, `before-restore-${now.getTime()}.jsonl.gz`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  await writeBackup(engine.db, path, now);
  return path;
}
