import { open, rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { StartError } from '#server/boot/start-error.ts';
import { messageOf } from '../read-error.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Db, Tx } from './schema.ts';
import { TABLES } from './tables.ts';

const BATCH = 1_000;

export type BackupHeader = { format: 'threadwell-backup'; migration: string; createdAt: string };

/**
 * Writes every row as a line of JSON from one snapshot, while the server keeps running. Both engines share the
 * format, so that a backup of one can be restored into the other.
 */
export async function writeBackup(db: Db, path: string, createdAt: Date): Promise<number> {
  let rows = 0;
  const partial = `${path}.partial`;
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const header: BackupHeader = {
        format: 'threadwell-backup',
        migration: await migrationOf(tx),
        createdAt: createdAt.toISOString(),
      };
      async function* lines() {
        yield `${JSON.stringify(header)}\n`;
        for await (const line of rowsOf(tx)) {
          rows++;
          yield `${JSON.stringify(line)}\n`;
        }
        yield `${JSON.stringify({ end: rows })}\n`;
      }
      const file = await open(partial, 'w', 0o600).catch((cause: unknown) => {
        throw new StartError(`${path} cannot be written (${messageOf(cause)}). Name another file.`);
      });
      await pipeline(Readable.from(lines()), createGzip(), file.createWriteStream());
    });
  await rename(partial, path);
  return rows;
}

/** The migration of this version of Threadwell; other versions may have other tables. */
async function migrationOf(tx: Tx): Promise<string> {
  const latest = Object.keys(MIGRATIONS).at(-1) ?? '';
  const tables = await tx.introspection.getTables({ withInternalKyselyTables: true });
  const { rows } = tables.some(({ name }) => name === 'kysely_migration')
    ? await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(tx)
    : { rows: [] };
  const found = rows[0]?.name;
  if (found === latest) return latest;
  if (found === undefined)
    throw new StartError('This database is empty: there is nothing to back up. Start Threadwell once.');
  throw new StartError(
    `This database was written by ${found < latest ? 'an older' : 'a newer'} Threadwell. Make the backup with that version, or start this one once before.`,
  );
}

async function* rowsOf(tx: Tx) {
  for (const { name, key } of TABLES.filter(({ isKept }) => isKept)) {
    let after = '';
    for (;;) {
      const { rows } = await sql<Record<string, unknown>>`
        select * from ${sql.table(name)} where ${sql.ref(key)} > ${after} order by ${sql.ref(key)} limit ${BATCH}
      `.execute(tx);
      for (const row of rows) yield { table: name, row };
      if (rows.length < BATCH) break;
      after = String(rows.at(-1)?.[key]);
    }
  }
}
