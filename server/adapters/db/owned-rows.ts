import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from './schema.ts';
import { type Owner, type Table, TABLES } from './tables.ts';

export type Person = { readonly userId: string; readonly workspaceId: string };

function isOwned({ column, of }: Owner, { userId, workspaceId }: Person): RawBuilder<unknown> {
  const ref = sql.ref(column);
  if (of === 'user') return sql`${ref} = ${userId}`;
  if (of === 'workspace') return sql`${ref} = ${workspaceId}`;
  return sql`${ref} in (select id from posts where workspace_id = ${workspaceId})`;
}

const isOwnedTable = (table: Table): table is Table & { owner: Owner } => table.owner !== null;

/** All rows of a user and their workspace by table, without secrets. */
export async function readOwnedRows(
  db: Db,
  person: Person,
): Promise<Record<string, Record<string, unknown>[]>> {
  const tables = TABLES.filter(isOwnedTable).filter(({ isKept }) => isKept);
  const entries = tables.map(async ({ name, owner, sealed, hidden }) => {
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from ${sql.table(name)} where ${isOwned(owner, person)}`.execute(db);
    const secret = new Set([...sealed, ...hidden]);
    const shown = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !secret.has(column))),
    );
    return [name, shown] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Deletes all rows of a user and their workspace, children first. */
export async function deleteOwnedRows(db: Db, person: Person): Promise<void> {
  for (const { name, owner } of TABLES.filter(isOwnedTable).toReversed())
    await sql`delete from ${sql.table(name)} where ${isOwned(owner, person)}`.execute(db);
}

/** Rows deleted per statement; other work can run between statements. */
const DELETED_AT_ONCE = 100;

/** Deletes expired rows from every table in batches. */
export async function deleteExpiredRows(
  { db, clock }: { db: Db; clock: Pick<Clock, 'nextTurn'> },
  now: number,
): Promise<void> {
  for (const { name, key, expires } of TABLES) {
    if (!expires) continue;
    const isExpired = sql`${sql.ref(expires.column)} < ${expires.limitAt(now)}`;
    const columns = sql.join(key.map((column) => sql.ref(column)));
    const some = sql`select ${columns} from ${sql.table(name)} where ${isExpired} limit ${DELETED_AT_ONCE}`;
    let deleted = DELETED_AT_ONCE;
    while (deleted >= DELETED_AT_ONCE) {
      const { numAffectedRows = 0n } =
        await sql`delete from ${sql.table(name)} where (${columns}) in (${some}) and ${isExpired}`.execute(
          db,
        );
      deleted = Number(numAffectedRows);
      await clock.nextTurn();
    }
  }
}
