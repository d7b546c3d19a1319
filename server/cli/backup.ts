import { resolve } from 'node:path';
import { writeBackup } from '../adapters/db/write-backup.ts';
import { runCommand } from './run-command.ts';

const now = new Date();
const stamp = now.toISOString().replaceAll(':', '').slice(0, 17);
const path = resolve(process.argv[2] ?? `threadwell-backup-${stamp}.jsonl.gz`);

await runCommand({ exclusive: false }, async (db, config) => {
  const rows = await writeBackup(db, path, now);
  const key = config.secretKey ? 'SECRET_KEY' : `${config.dataDir}/secret.key`;
  return `${rows} rows are in ${path}\nKeep ${key} in another safe place: without it, connected accounts cannot be used again.`;
});
