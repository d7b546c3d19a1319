import { sql } from 'kysely';
import { VERSIONS_A_MS } from './list-versions.ts';
import { migrate } from './open-database.ts';
import { linesOf, rowLine } from './read-backup.ts';
import type { Db, Tx } from './schema.ts';
import { TABLES } from './tables.ts';
import type { BackupHeader } from './write-backup.ts';

const RESTORED_AT = 'restored_at';

/**
 * Replaces the database's contents with a validated backup and migrates it to the latest version: all in one
 * transaction, so that a restore that breaks leaves what was there.
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
    for await (const line of linesOf(path)) {
      const { data } = rowLine.safeParse(line);
      if (data) await insertRow(tx, data.table, data.row);
    }
    await migrate(tx);
    // One that was ended since the backup would be open again.
    await tx.deleteFrom('sessions').execute();
    await distrust(tx, { backupAt: Date.parse(createdAt), restoredAt });
    await renewVersions(tx, restoredAt);
  });
}

async function dropEverything(tx: Tx): Promise<void> {
  const tables: string[] = TABLES.map(({ name }) => name).toReversed();
  for (const table of [...tables, 'kysely_migration', 'kysely_migration_lock'])
    await tx.schema.dropTable(table).ifExists().execute();
}

async function insertRow(tx: Tx, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
    tx,
  );
}

/** What a backup holds is the state of an earlier time. */
export async function distrust(
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

/** When a backup was restored last; null if none was. */
export async function readRestoredAt(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', RESTORED_AT)
    .executeTakeFirst();
  return row ? Number(row.value) : null;
}

/** A link that was used or ended since the backup must not let anybody in again. */
async function endInvitations(db: Db, restoredAt: number): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ ended_at: restoredAt })
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}

/** Whoever held them when the backup was made does not hold them here. */
async function releaseLeases(db: Db): Promise<void> {
  await db.updateTable('jobs').set({ lease_token: null, leased_until: null }).execute();
  await db.updateTable('reddit_accounts').set({ refreshing_until: 0 }).execute();
}

/** Open pages may have newer versions than the backup has. Both are replaced by what is there now. */
async function renewVersions(tx: Tx, restoredAt: number): Promise<void> {
  const version = restoredAt * VERSIONS_A_MS;
  await tx.updateTable('list_versions').set({ version, complete_since: version }).execute();
}

/** What the backup does not show as published may have gone out since it was made, also what was being sent then. */
async function doubtPosts(db: Db, backupAt: number): Promise<void> {
  await db
    .updateTable('posts')
    .set({ doubted_since: sql`coalesce(doubted_since, ${backupAt})` })
    .where('phase', 'not in', ['published', 'removed'])
    .execute();
}
