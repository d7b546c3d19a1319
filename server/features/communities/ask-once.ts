import * as z from 'zod/mini';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';

const foundIds = z.array(z.string());

/** The ids the platform returned last; null if it was never asked. */
export async function readAnswer(db: Db, key: string): Promise<string[] | null> {
  const row = await db
    .selectFrom('platform_questions')
    .select('found')
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? foundIds.parse(JSON.parse(row.found)) : null;
}

/**
 * Asks the platform at most once per `keepMs` across processes; with `untilAnswered`, failures are retried at once. `ask`
 * stores its results and returns their ids; null (no answer) keeps the previous ids. False if there was no answer.
 */
export async function askOnce(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { key, keepMs, untilAnswered = false }: { key: string; keepMs: number; untilAnswered?: boolean },
  ask: () => Promise<readonly string[] | null>,
): Promise<boolean> {
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
  if (!claimed) return true;
  const found = await ask();
  if (!found && !untilAnswered) return false;
  await db
    .updateTable('platform_questions')
    .set(found ? { found: JSON.stringify(found) } : { asked_at: 0 })
    .where('key', '=', key)
    .execute();
  return found !== null;
}
