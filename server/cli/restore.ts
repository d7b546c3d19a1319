import { join, resolve } from 'node:path';
import { migrate } from '../adapters/db/open-database.ts';
import { checkBackup, restoreBackup } from '../adapters/db/read-backup.ts';
import { writeBackup } from '../adapters/db/write-backup.ts';
import { StartError } from '../boot/start-error.ts';
import { runCommand } from './run-command.ts';

const [given, ...flags] = process.argv.slice(2);

await runCommand({ exclusive: true }, async (db, config) => {
  if (!given) throw new StartError('Say which backup: npm run restore -- threadwell-backup-….jsonl.gz');
  const path = resolve(given);
  const header = await checkBackup(path);
  await migrate(db);
  const anybody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (anybody && !flags.includes('--replace')) {
    throw new StartError(
      'This database holds accounts already. Add --replace to put the backup in their place; what is there now is saved first.',
    );
  }
  const now = new Date();
  const saved = join(config.dataDir, `before-restore-${now.getTime()}.jsonl.gz`);
  if (anybody) await writeBackup(db, saved, now);
  await restoreBackup(db, path, header);
  return `${header.rows} rows of ${header.createdAt} are restored.${anybody ? ` What was there before is in ${saved}` : ''}`;
});
