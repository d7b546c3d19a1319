import { type Observation, observeWeek } from '#core/discovery/observe-week.ts';
import type { Caller, Platform } from '#server/adapters/platform/platform.ts';
import { askWithTimeout } from '#server/adapters/with-timeout.ts';
import type { Context } from '#server/context.ts';
import type { CommunityRow } from './community-rows.ts';
import { writeWords } from '../communities/store-communities.ts';
import { addResults } from './community-results.ts';
import { updateMedians } from './update-medians.ts';

const PAGE = 100;
export const OBSERVED_FOR_MS = 24 * 3_600_000;

/** Reads a week of posts per community and stores the figures. Returns how many were read in time. */
export async function observeCommunities(
  ctx: Context,
  caller: Caller,
  { communities, timeoutMs }: { communities: readonly CommunityRow[]; timeoutMs: number },
): Promise<number> {
  const { platform, clock } = ctx;
  if (!platform || communities.length === 0) return 0;
  const readings = await Promise.all(
    communities.map(async (row) => ({
      row,
      observation: await askWithTimeout(clock, timeoutMs, caller, (asking) =>
        observe(platform, asking, row, clock.now()),
      ),
    })),
  );
  await ctx.db.transaction().execute(async (tx) => {
    for (const { row, observation } of readings.toSorted((a, b) => (a.row.id < b.row.id ? -1 : 1))) {
      if (!observation) continue;
      const { dailyPosts, interactions, habits, counted, words } = observation;
      await tx
        .updateTable('communities')
        .set({
          observed_at: clock.now(),
          daily_posts: dailyPosts,
          activity: interactions / Math.max(row.members, 1),
          habits: JSON.stringify(habits),
        })
        .where('id', '=', row.id)
        .execute();
      const of = { communityId: row.id, posts: counted, now: clock.now() };
      if (habits.usual) await addResults(tx, { ...of, usualUpvotes: habits.usual.upvotes });
      await writeWords(tx, row, words);
    }
    await updateMedians(
      tx,
      communities.map(({ origin, size }) => ({ origin, size })),
    );
  });
  return readings.filter(({ observation }) => observation !== null).length;
}

/** The week's top listing holds all posts unless it fills a page; then the newest posts give the total. */
async function observe(
  platform: Platform,
  caller: Caller,
  { name, founded_at: foundedAt }: CommunityRow,
  now: number,
): Promise<Observation | null> {
  const ask = { communities: [name], limit: PAGE };
  const top = await platform.listing(caller, { ...ask, order: 'top', span: 'week' });
  if (top.kind !== 'ok') return null;
  if (top.value.items.some(({ membersOnly }) => membersOnly)) return null;
  const isWhole = top.value.items.length + top.value.skipped < PAGE;
  const newest = isWhole ? null : await platform.listing(caller, { ...ask, order: 'new' });
  if (newest && newest.kind !== 'ok') return null;
  return observeWeek({ top: top.value.items, newest: newest?.value.items ?? null }, foundedAt, now);
}
