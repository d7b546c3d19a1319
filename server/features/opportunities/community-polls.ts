import type { Selectable } from 'kysely';
import type { PollState } from '#core/scanning/poll-state.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';

const ROWS_AT_ONCE = 400;

type PollRow = Selectable<Schema['community_polls']>;

const toState = (row: PollRow): PollState => ({
  activity: { posts: row.posts, spanMs: row.span_ms },
  polledAt: row.polled_at,
  coveredFrom: row.covered_from,
  coveredUntil: row.covered_until,
  trouble: row.trouble,
  failures: row.failures,
  retryAt: row.retry_at,
});

export async function findPolls(db: Db, communityIds: readonly string[]): Promise<Map<string, PollState>> {
  const states = new Map<string, PollState>();
  for (let from = 0; from < communityIds.length; from += ROWS_AT_ONCE) {
    const rows = await db
      .selectFrom('community_polls')
      .selectAll()
      .where('id', 'in', communityIds.slice(from, from + ROWS_AT_ONCE))
      .execute();
    for (const row of rows) states.set(row.id, toState(row));
  }
  return states;
}

export async function storePolls(db: Db, states: ReadonlyMap<string, PollState>, now: number): Promise<void> {
  // Sorted so that two processes cannot deadlock.
  const rows = [...states]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, state]) => ({
      id,
      posts: state.activity.posts,
      span_ms: state.activity.spanMs,
      polled_at: state.polledAt,
      covered_from: Math.floor(state.coveredFrom),
      covered_until: Math.floor(state.coveredUntil),
      trouble: state.trouble,
      failures: state.failures,
      retry_at: state.retryAt,
      updated_at: now,
    }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db
      .insertInto('community_polls')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          posts: row.ref('excluded.posts'),
          span_ms: row.ref('excluded.span_ms'),
          polled_at: row.ref('excluded.polled_at'),
          covered_from: row.ref('excluded.covered_from'),
          covered_until: row.ref('excluded.covered_until'),
          trouble: row.ref('excluded.trouble'),
          failures: row.ref('excluded.failures'),
          retry_at: row.ref('excluded.retry_at'),
          updated_at: row.ref('excluded.updated_at'),
        })),
      )
      .execute();
}
