import { type HourlyResults, tallyResults } from '#core/discovery/tally-results.ts';
import type { ObservedPost } from '#core/discovery/observe-week.ts';
import type { Db, Tx } from '#server/adapters/db/schema.ts';

/** Kept longer than the community's row, because it takes weeks to collect them. */
export async function findResults(db: Db, communityId: string): Promise<HourlyResults | undefined> {
  const row = await db
    .selectFrom('community_results')
    .select('results')
    .where('id', '=', communityId)
    .executeTakeFirst();
  return row && (JSON.parse(row.results) as HourlyResults);
}

type Observed = { communityId: string; posts: readonly ObservedPost[]; usualUpvotes: number; now: number };

/** Adds an observation. The caller has locked the community's row. */
export async function addResults(tx: Tx, { communityId, posts, usualUpvotes, now }: Observed): Promise<void> {
  const known = await findResults(tx, communityId);
  const results = JSON.stringify(tallyResults(known, posts, usualUpvotes, now));
  await tx
    .insertInto('community_results')
    .values({ id: communityId, results, updated_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ results, updated_at: now }))
    .execute();
}
