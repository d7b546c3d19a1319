import { AppError } from '../app-error.ts';
import type { Db } from '../adapters/db/schema.ts';
import type { Context } from '../context.ts';

/**
 * At most `count` requests per fixed window, which starts with the first. Stored in the database and thus shared
 * by all processes.
 */
export type Limit = { key: string; count: number; windowMs: number };

/** Counts a request against each limit and refuses it above one. Counting first leaves no race. */
export async function consumeRateLimits({ db, clock }: Context, limits: readonly Limit[]): Promise<void> {
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

/** Undoes a counted request that turned out legitimate. The narrowest limit starts afresh. */
export async function refundRateLimits(db: Db, limits: readonly Limit[]): Promise<void> {
  const [narrowest, ...wider] = limits
    .toSorted((one, other) => one.count - other.count)
    .map(({ key }) => key);
  if (narrowest) await db.deleteFrom('rate_limits').where('key', '=', narrowest).execute();
  if (wider.length === 0) return;
  await db
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', 'in', wider)
    .execute();
}
