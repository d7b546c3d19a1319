import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { TABLES } from '../db/tables.ts';
import { createCipher } from './cipher.ts';
import type { RandomBytes } from './random.ts';
import { keyFingerprint } from './secret-key.ts';

type Keys = { from: string; to: string; random: RandomBytes };

/** Re-encrypts every sealed column in one transaction. Returns the number of values. */
export async function rotateKey(db: Db, { from, to, random }: Keys): Promise<number> {
  const [old, next] = [createCipher(from, random), createCipher(to, random)];
  return await db.transaction().execute(async (tx) => {
    let count = 0;
    const columns = TABLES.flatMap(({ name, key: [key = ''], sealed }) =>
      sealed.map((column) => ({ table: name, key, column })),
    );
    for (const { table, key, column } of columns) {
      const [tableRef, keyRef, columnRef] = [sql.table(table), sql.ref(key), sql.ref(column)];
      const { rows } = await sql<{ id: string; sealed: string }>`
        select ${keyRef} as id, ${columnRef} as sealed from ${tableRef} where ${columnRef} is not null`.execute(
        tx,
      );
      for (const { id, sealed } of rows) {
        const cell = { table, id, column };
        const again = next.seal(old.open(sealed, cell), cell);
        await sql`update ${tableRef} set ${columnRef} = ${again} where ${keyRef} = ${id}`.execute(tx);
        count++;
      }
    }
    await tx
      .updateTable('installation')
      .set({ value: keyFingerprint(to) })
      .where('key', '=', 'secret_fingerprint')
      .execute();
    return count;
  });
}
