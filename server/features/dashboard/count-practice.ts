import type { SelectQueryBuilder } from 'kysely';
import type { Practice } from '#contract/first-steps.ts';
import type { Schema } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';
import { selectPracticeAccounts, selectPracticePosts, selectPracticeThreads } from './practice-rows.ts';

/** Counts the data that `removePractice` would remove. */
export async function countPractice(ctx: UserContext): Promise<Practice> {
  if (ctx.platform?.mode === 'sandbox') return { posts: 0, accounts: 0, threads: 0 };
  const [posts, accounts, threads] = await Promise.all([
    count(selectPracticePosts(ctx, ctx.db)),
    count(selectPracticeAccounts(ctx, ctx.db)),
    count(selectPracticeThreads(ctx, ctx.db)),
  ]);
  return { posts, accounts, threads };
}

async function count<T extends keyof Schema>(rows: SelectQueryBuilder<Schema, T, object>): Promise<number> {
  const { count } = await rows
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
