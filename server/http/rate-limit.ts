import { AppError } from '../app-error.ts';
import type { Db } from '../adapters/db/schema.ts';
import type { Context } from '../context.ts';

/** So many tries in a window that begins with the first. Kept in the database, so that it holds across processes. */
export type Limit = { key: string; count: number; windowMs: number };

/** Counts one try against each limit and refuses beyond it. Counting comes first: tries at once find no gap. */
export async function spendTry({ db, clock }: Context, limits: readonly Limit[]): Promise<void> {
  const now = clock.now();
  for (const { key, count, windowMs } of limits) {
    const row = await db
      .insertInto('rate_limits')
      .values({ key, count: 1, resets_at: now + windowMs })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => {
          const open = eb(eb.ref('rate_limits.resets_at'), '>', now);
          return {
            count: eb
              .case()
              .when(open)
              .then(eb(eb.ref('rate_limits.count'), '+', 1))
              .else(1)
              .end(),
            resets_at: eb
              .case()
              .when(open)
              .then(eb.ref('rate_limits.resets_at'))
              .else(now + windowMs)
              .end(),
          };
        }),
      )
      .returning(['count', 'resets_at'])
      .executeTakeFirstOrThrow();
    if (row.count > count)
      throw new AppError('RATE_LIMITED', undefined, { retryAfterMs: row.resets_at - now });
  }
}

/** Takes a try back that turned out well; the first limit, the narrowest, begins anew. */
export async function returnTry(db: Db, limits: readonly Limit[]): Promise<void> {
  const [narrowest, ...wider] = limits.map(({ key }) => key);
  if (narrowest) await db.deleteFrom('rate_limits').where('key', '=', narrowest).execute();
  if (wider.length === 0) return;
  await db
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', 'in', wider)
    .execute();
}
