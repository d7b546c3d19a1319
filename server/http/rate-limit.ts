import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';

export type Limit = { key: string; count: number; windowMs: number };

/** Refuses when any of these has been used up. Kept in the database, so that it holds across processes. */
export async function refuseOverLimit({ db, clock }: Context, limits: readonly Limit[]): Promise<void> {
  const now = clock.now();
  const rows = await db
    .selectFrom('rate_limits')
    .selectAll()
    .where(
      'key',
      'in',
      limits.map(({ key }) => key),
    )
    .where('resets_at', '>', now)
    .execute();
  for (const row of rows) {
    const limit = limits.find(({ key }) => key === row.key);
    if (limit && row.count >= limit.count) {
      throw new AppError('RATE_LIMITED', undefined, { retryAfterMs: row.resets_at - now });
    }
  }
}

/** Counts one use of each. A window begins with its first use. */
export async function countUse({ db, clock }: Context, limits: readonly Limit[]): Promise<void> {
  const now = clock.now();
  for (const { key, windowMs } of limits) {
    const fresh = { count: 1, resets_at: now + windowMs };
    await db
      .insertInto('rate_limits')
      .values({ key, ...fresh })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(({ eb, ref }) => ({
          count: eb
            .case()
            .when(ref('rate_limits.resets_at'), '>', now)
            .then(eb(ref('rate_limits.count'), '+', 1))
            .else(1)
            .end(),
          resets_at: eb
            .case()
            .when(ref('rate_limits.resets_at'), '>', now)
            .then(ref('rate_limits.resets_at'))
            .else(now + windowMs)
            .end(),
        })),
      )
      .execute();
  }
}
