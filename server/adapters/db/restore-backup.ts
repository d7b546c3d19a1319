import { sql } from 'kysely';
import { VERSIONS_PER_MS } from './list-versions.ts';
import { migrate } from './open-database.ts';
import { readBackupLines, rowLine } from './read-backup.ts';
import type { Db, Tx } from './schema.ts';
import { TABLES } from './tables.ts';
import type { BackupHeader } from './write-backup.ts';

const RESTORED_AT = 'restored_at';
const ROWS_AT_ONCE = 100;

/**
 * Replaces the contents of the database with a validated backup and migrates it, in one transaction: a restore that fails
 * changes nothing.
 */
export async function restoreBackup(
  db: Db,
  path: string,
  { migration, createdAt }: BackupHeader,
  restoredAt: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await dropEverything(tx);
    await migrate(tx, migration);
    await insertRows(tx, path);
    await migrate(tx);
    // A session that ended after the backup would be valid again.
    await tx.deleteFrom('sessions').execute();
    await markOutdated(tx, { backupAt: Date.parse(createdAt), restoredAt });
    await renewVersions(tx, restoredAt);
  });
}

async function dropEverything(tx: Tx): Promise<void> {
  const tables: string[] = TABLES.map(({ name }) => name).toReversed();
  for (const table of [...tables, 'kysely_migration', 'kysely_migration_lock'])
    await tx.schema.dropTable(table).ifExists().execute();
}

type Row = Record<string, unknown>;
type Batch = { readonly table: string; readonly columns: readonly string[]; readonly rows: Row[] };

/** Inserts each run of rows that have the same table and columns in batches. */
async function insertRows(tx: Tx, path: string): Promise<void> {
  let batch: Batch = { table: '', columns: [], rows: [] };
  for await (const line of readBackupLines(path)) {
    const { data } = rowLine.safeParse(line);
    if (!data) continue;
    const { table, row } = data;
    const columns = Object.keys(row);
    const fits = table === batch.table && String(columns) === String(batch.columns);
    if (!fits || batch.rows.length === ROWS_AT_ONCE) {
      await insertBatch(tx, batch);
      batch = { table, columns, rows: [] };
    }
    batch.rows.push(row);
  }
  await insertBatch(tx, batch);
}

async function insertBatch(tx: Tx, { table, columns, rows }: Batch): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(tx);
}

/** Adjusts the rows that may be out of date in a backup. */
export async function markOutdated(
  db: Db,
  { backupAt, restoredAt }: { backupAt: number; restoredAt: number },
): Promise<void> {
  await releaseLeases(db);
  await endInvitations(db, restoredAt);
  await doubtPosts(db, backupAt);
  const value = String(restoredAt);
  await db
    .insertInto('installation')
    .values({ key: RESTORED_AT, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** When the last backup was restored; null if never. */
export async function readRestoredAt(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', RESTORED_AT)
    .executeTakeFirst();
  return row ? Number(row.value) : null;
}

/** An invitation that was used or revoked after the backup must stay invalid. */
async function endInvitations(db: Db, restoredAt: number): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ ended_at: restoredAt })
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}

/** The processes that held leases at the time of the backup no longer exist. */
async function releaseLeases(db: Db): Promise<void> {
  await db.updateTable('jobs').set({ lease_token: null, leased_until: null }).execute();
  await db.updateTable('reddit_accounts').set({ refreshing_until: 0 }).execute();
}

/** Open pages may have newer versions than the backup, so both are replaced. */
async function renewVersions(tx: Tx, restoredAt: number): Promise<void> {
  const version = restoredAt * VERSIONS_PER_MS;
  await tx.updateTable('list_versions').set({ version, complete_since: version }).execute();
}

/** A post that is unpublished in the backup may have been sent since, even if it was in flight then. */
async function doubtPosts(db: Db, backupAt: number): Promise<void> {
  await db
    .updateTable('posts')
    .set({ doubted_since: sql`coalesce(doubted_since, ${backupAt})` })
    .where('phase', 'not in', ['published', 'removed'])
    .execute();
}
