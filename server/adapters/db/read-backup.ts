import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { StartError } from '#server/boot/start-error.ts';
import { MIGRATIONS } from './migrations.ts';
import { migrate } from './open-database.ts';
import type { Db } from './schema.ts';
import { TABLES } from './tables.ts';
import type { BackupHeader } from './write-backup.ts';

type Line = { table: string; row: Record<string, unknown> };

/** Validates a whole backup before anything is changed. */
export async function checkBackup(path: string): Promise<BackupHeader & { rows: number }> {
  let header: BackupHeader | null = null;
  let rows = 0;
  let end: number | null = null;
  try {
    for await (const line of linesOf(path)) {
      if (!header) header = line as BackupHeader;
      else if ('end' in line) end = line.end as number;
      else rows++;
    }
  } catch (cause) {
    throw new StartError(`${path} cannot be read as a backup (${(cause as Error).message}).`);
  }
  if (header?.format !== 'threadwell-backup') throw new StartError(`${path} is not a Threadwell backup.`);
  if (end !== rows)
    throw new StartError(`${path} is incomplete: it ends after ${rows} rows. Use another backup.`);
  if (!(header.migration in MIGRATIONS)) {
    throw new StartError(`${path} was written by a newer Threadwell. Update this copy first.`);
  }
  return { ...header, rows };
}

/** Replaces the database's contents with a validated backup, then migrates it to the latest version. */
export async function restoreBackup(db: Db, path: string, header: BackupHeader): Promise<void> {
  await dropEverything(db);
  await migrate(db, header.migration);
  await db.transaction().execute(async (tx) => {
    let first = true;
    for await (const line of linesOf(path)) {
      if (!first && 'table' in line) {
        const { table, row } = line as Line;
        const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
        await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
          tx,
        );
      }
      first = false;
    }
  });
  await migrate(db);
}

async function dropEverything(db: Db): Promise<void> {
  const tables: string[] = TABLES.map(({ name }) => name).toReversed();
  for (const table of [...tables, 'kysely_migration', 'kysely_migration_lock']) {
    await db.schema.dropTable(table).ifExists().execute();
  }
}

async function* linesOf(path: string): AsyncGenerator<Record<string, unknown>> {
  const file = createReadStream(path);
  const text = file.pipe(createGunzip());
  file.on('error', (error) => text.destroy(error));
  for await (const line of createInterface({ input: text, crlfDelay: Infinity })) yield JSON.parse(line);
}
