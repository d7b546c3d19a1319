import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { createCipher } from './cipher.ts';
import type { Random } from './random.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';
import { fingerprintOf } from './secret-key.ts';

type Keys = { from: string; to: string; random: Random };

/** Seals everything anew under another secret: all of it, or nothing. Says how many texts. */
export async function rotateKey(db: Db, { from, to, random }: Keys): Promise<number> {
  const [old, next] = [createCipher(from, random), createCipher(to, random)];
  return await db.transaction().execute(async (tx) => {
    let count = 0;
    for (const { table, key, column } of SEALED_COLUMNS) {
      const [tableRef, keyRef, columnRef] = [sql.table(table), sql.ref(key), sql.ref(column)];
      const { rows } = await sql<{ id: string; sealed: string }>`
        select ${keyRef} as id, ${columnRef} as sealed from ${tableRef} where ${columnRef} is not null`.execute(
        tx,
      );
      for (const { id, sealed } of rows) {
        const place = { table, id, column };
        const again = next.seal(old.open(sealed, place), place);
        await sql`update ${tableRef} set ${columnRef} = ${again} where ${keyRef} = ${id}`.execute(tx);
        count++;
      }
    }
    await tx
      .updateTable('installation')
      .set({ value: fingerprintOf(to) })
      .where('key', '=', 'secret_fingerprint')
      .execute();
    return count;
  });
}
