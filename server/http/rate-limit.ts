import { AppError } from '../app-error.ts';
import type { Db } from '../adapters/db/schema.ts';
import type { Context } from '../context.ts';

/**
 * At most `count` requests per fixed window, which starts with the first. Stored in the database, shared by all
 * processes.
 */
export type Limit = { key: string; count: number; windowMs: number };

/** Counts a request against each limit and refuses it above one. Counting first avoids a race. */
export async function consumeRateLimits(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  limits: readonly Limit[],
): Promise<void> {
  const now = clock.now();
  if (limits.length > 1) await refuseReached(db, limits, now);
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

/** Most limits are checked before counting, so that a request that one limit refuses does not count against the others. */
async function refuseReached(db: Db, limits: readonly Limit[], now: number): Promise<void> {
  const keys = limits.map(({ key }) => key);
  const rows = await db
    .selectFrom('rate_limits')
    .selectAll()
    .where('key', 'in', keys)
    .where('resets_at', '>', now)
    .execute();
  for (const { key, count } of limits) {
    const row = rows.find((each) => each.key === key);
    if (row && row.count >= count)
      throw new AppError('RATE_LIMITED', undefined, { retryAfterMs: row.resets_at - now });
  }
}

/** Uncounts a request that was not processed. */
export async function uncountRequest(db: Db, limits: readonly Limit[]): Promise<void> {
  const keys = limits.map(({ key }) => key);
  await db
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', 'in', keys)
    .execute();
}

/** Undoes a counted request that turned out legitimate. Resets the first and narrowest limit. */
export async function refundRateLimits(db: Db, limits: readonly Limit[]): Promise<void> {
  const [narrowest, ...wider] = limits.map(({ key }) => key);
  if (narrowest) await db.deleteFrom('rate_limits').where('key', '=', narrowest).execute();
  if (wider.length === 0) return;
  await db
    .updateTable('rate_limits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', 'in', wider)
    .execute();
}
