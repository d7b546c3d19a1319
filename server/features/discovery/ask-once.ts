import * as z from 'zod/mini';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';

const foundIds = z.array(z.string());

/** What the platform answered when it was last asked; null if it never was. */
export async function readAnswer(db: Db, key: string): Promise<string[] | null> {
  const row = await db
    .selectFrom('platform_questions')
    .select('found')
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? foundIds.parse(JSON.parse(row.found)) : null;
}

/**
 * Asks the platform unless somebody asked the same within `keepMs`, in any process and whatever came of it. `ask`
 * stores what it learns and returns the ids; null keeps the ids of the answer before.
 */
export async function askOnce(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { key, keepMs }: { key: string; keepMs: number },
  ask: () => Promise<readonly string[] | null>,
): Promise<void> {
  const now = clock.now();
  const claimed = await db
    .insertInto('platform_questions')
    .values({ key, asked_at: now, found: '[]' })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ asked_at: now })
        .where('platform_questions.asked_at', '<=', now - keepMs),
    )
    .returning('key')
    .executeTakeFirst();
  if (!claimed) return;
  const found = await ask();
  if (!found) return;
  await db
    .updateTable('platform_questions')
    .set({ found: JSON.stringify(found) })
    .where('key', '=', key)
    .execute();
}
