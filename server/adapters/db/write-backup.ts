import { open, rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type RawBuilder, sql } from 'kysely';
import { StartError } from '#server/boot/start-error.ts';
import { errorMessage } from '../read-error.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Db, Tx } from './schema.ts';
import { type Table, TABLES } from './tables.ts';

const BATCH = 1_000;

export type BackupHeader = { format: 'threadwell-backup'; migration: string; createdAt: string };
export type RowCounts = Readonly<Record<string, number>>;
export const countRows = (tables: RowCounts): number =>
  Object.values(tables).reduce((sum, rows) => sum + rows, 0);

/**
 * Writes every row as a line of JSON, from one snapshot while the server runs. A backup of one engine restores into
 * the other. Fails if a table's row count differs from the rows written.
 */
export async function writeBackup(
  db: Db,
  path: string,
  createdAt: Date,
  tables: readonly Table[] = TABLES,
): Promise<RowCounts> {
  const written: Record<string, number> = {};
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
        for (const table of tables.filter(({ isKept }) => isKept)) {
          let rows = 0;
          for await (const row of rowsOf(tx, table)) {
            rows++;
            yield `${JSON.stringify({ table: table.name, row })}\n`;
          }
          await checkRows(tx, table, rows);
          written[table.name] = rows;
        }
        yield `${JSON.stringify({ end: countRows(written), tables: written })}\n`;
      }
      const file = await open(partial, 'w', 0o600).catch((cause: unknown) => {
        throw new StartError(`${path} cannot be written (${errorMessage(cause)}). Name another file.`);
      });
      await pipeline(Readable.from(lines()), createGzip(), file.createWriteStream());
    });
  await rename(partial, path);
  return written;
}

async function checkRows(tx: Tx, { name }: Table, written: number): Promise<void> {
  const { rows } = await sql<{ stored: unknown }>`select count(*) as stored from ${sql.table(name)}`.execute(
    tx,
  );
  const stored = Number(rows[0]?.stored);
  if (stored !== written)
    throw new StartError(
      `The backup would lose rows: ${name} has ${stored} rows, but ${written} were read. Please report this.`,
    );
}

/** This version's latest migration. Other versions may have other tables. */
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
    `This database was written by ${found < latest ? 'an older' : 'a newer'} Threadwell. Make the ` +
      'backup with that version, or start this version once first.',
  );
}

/** Pages by the whole primary key: by a part of it, a page would skip rows that share the part. */
async function* rowsOf(tx: Tx, { name, key }: Table) {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const readPage = async (rest: RawBuilder<unknown>) => {
    const query = sql<
      Record<string, unknown>
    >`select * from ${sql.table(name)} ${rest} order by ${columns} limit ${BATCH}`;
    return (await query.execute(tx)).rows;
  };
  let page = await readPage(sql``);
  while (page.length > 0) {
    yield* page;
    const last = page.at(-1);
    const after = sql.join(key.map((column) => last?.[column]));
    page = page.length < BATCH ? [] : await readPage(sql`where (${columns}) > (${after})`);
  }
}
