import type { NextReading } from '#core/feed/decide-next-reading.ts';
import type { FeedThread } from '#core/feed/to-threads.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { JobContext } from '#server/context.ts';
import type { RunningScan } from '../scan-hub/find-watches.ts';
import { storeFound } from '../scan-hub/store-found.ts';
import type { FeedRow } from './feed-rows.ts';
import { scoreFeedThreads } from './score-feed-threads.ts';
import type { FeedReading } from './read-due-feed.ts';

type Kept = FeedReading & NextReading & { scans: readonly RunningScan[]; readFor: string };

export async function storeReading(
  ctx: JobContext,
  { id, workspace_id: workspaceId }: FeedRow,
  { state, failures, nextAt, threads, validators, scans, readFor }: Kept,
): Promise<void> {
  const { db, clock, events } = ctx;
  const fresh = threads ? await leaveOutKnown(db, workspaceId, threads) : [];
  const found = await scoreFeedThreads(ctx, workspaceId, fresh, scans);
  await db.transaction().execute(async (tx) => {
    const feed = await tx
      .updateTable('feeds')
      .set({
        state,
        failures,
        next_at: nextAt,
        asked_at: clock.now(),
        ...(threads && { threads: threads.length }),
        ...(validators && {
          etag: validators.etag,
          last_modified: validators.lastModified,
          read_for: readFor,
        }),
      })
      .where('id', '=', id)
      .where('is_on', '=', 1)
      .where('removed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    // The feed was turned off or removed meanwhile.
    if (!feed) return;
    await storeFound(ctx, tx, found);
    await events.publish(tx, { workspaceId, topic: 'feed' });
  });
}

/** Threads that were read or clipped have figures, unlike the feed's. */
async function leaveOutKnown(db: Db, workspaceId: string, threads: readonly FeedThread[]) {
  if (threads.length === 0) return [];
  const rows = await db
    .selectFrom('opportunities')
    .select('thread_id')
    .where('workspace_id', '=', workspaceId)
    .where('origin', '!=', 'feed')
    .where(
      'thread_id',
      'in',
      threads.map(({ id }) => id),
    )
    .execute();
  const known = new Set(rows.map((row) => row.thread_id));
  return threads.filter(({ id }) => !known.has(id));
}
