import { resolve } from 'node:path';
import { countRows, writeBackup } from '../adapters/db/write-backup.ts';
import { listRows, runCommand, withDatabase } from './run-command.ts';

const [given] = process.argv.slice(2);

await runCommand((config) =>
  withDatabase(config, 'beside', async (engine) => {
    const now = new Date(await engine.readTime());
    const stamp = now.toISOString().replaceAll(':', '').slice(0, 17);
    const path = resolve(given ?? `threadwell-backup-${stamp}.jsonl.gz`);
    const tables = await writeBackup(engine.db, path, now);
    const key = config.secretKey ? 'SECRET_KEY' : `${config.dataDir}/secret.key`;
    return (
      `${listRows(tables)}\n${countRows(tables)} rows are in ${path}\nKeep ${key} in another safe ` +
      'place: without it, connected accounts cannot be used again.'
    );
  }),
);
