import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { StartError } from '#server/boot/start-error.ts';
import { messageOf } from '../read-error.ts';
import { MIGRATIONS } from './migrations.ts';
import { migrate } from './open-database.ts';
import type { Db } from './schema.ts';
import { TABLES } from './tables.ts';
import type { BackupHeader } from './write-backup.ts';

const header = z.object({
  format: z.literal('threadwell-backup'),
  migration: z.string(),
  createdAt: z.string(),
});
const rowLine = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });
const endLine = z.object({ end: z.number() });

/** Validates a whole backup before anything is changed. */
export async function checkBackup(path: string): Promise<BackupHeader & { rows: number }> {
  let first: unknown;
  let last: unknown;
  let lines = 0;
  try {
    for await (const line of linesOf(path)) {
      if (lines++ === 0) first = line;
      last = line;
    }
  } catch (cause) {
    throw new StartError(`${path} cannot be read as a backup (${messageOf(cause)}).`);
  }
  const found = header.safeParse(first).data;
  if (!found) throw new StartError(`${path} is not a Threadwell backup.`);
  const end = endLine.safeParse(last).data?.end;
  const rows = lines - (end === undefined ? 1 : 2);
  if (end !== rows)
    throw new StartError(`${path} is incomplete: it ends after ${rows} rows. Use another backup.`);
  if (!(found.migration in MIGRATIONS)) {
    throw new StartError(`${path} was written by a newer Threadwell. Update this copy first.`);
  }
  return { ...found, rows };
}

/** Replaces the database's contents with a validated backup, then migrates it to the latest version. */
export async function restoreBackup(db: Db, path: string, { migration }: BackupHeader): Promise<void> {
  await dropEverything(db);
  await migrate(db, migration);
  await db.transaction().execute(async (tx) => {
    for await (const line of linesOf(path)) {
      const { data } = rowLine.safeParse(line);
      if (!data) continue;
      const { table, row } = data;
      const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
      await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
        tx,
      );
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

async function* linesOf(path: string): AsyncGenerator {
  const file = createReadStream(path);
  const text = file.pipe(createGunzip());
  file.on('error', (error) => text.destroy(error));
  for await (const line of createInterface({ input: text, crlfDelay: Infinity })) yield JSON.parse(line);
}
