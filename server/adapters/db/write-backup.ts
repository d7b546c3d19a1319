import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
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
      await pipeline(Readable.from(lines()), createGzip(), createWriteStream(partial, { mode: 0o600 }));
    });
  await rename(partial, path);
  return rows;
}

async function migrationOf(tx: Tx): Promise<string> {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name desc limit 1`.execute(tx);
  return rows[0]?.name ?? '';
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
