import { type Selectable, sql } from 'kysely';
import type { Schema, Tx } from '#server/adapters/db/schema.ts';

/** All time zone offsets are multiples of a quarter of an hour, so days are sums of slots. */
const SLOT_MS = 15 * 60_000;
export const HOUR_MS = 60 * 60_000;
const ROWS_AT_ONCE = 500;

export const toSlot = (at: number): number => at - (at % SLOT_MS);
const hourOf = (at: number): number => at - (at % HOUR_MS);

export type Sum = { upvotes: number; liked: number; comments: number; clicks: number };
export const EMPTY_SUM: Sum = { upvotes: 0, liked: 0, comments: 0, clicks: 0 };

type Slot = Selectable<Schema['figure_slots']>;
/** What a post gained in a slot. `posts` is 1 for its first figures. */
export type Gain = Slot & { posts: number };

/** Adds gains to the slots and the workspaces' totals. Several gains may belong to one slot. */
export async function addToSlots(tx: Tx, gains: readonly Gain[]): Promise<void> {
  if (gains.length === 0) return;
  // Sorted everywhere, so that two transactions cannot deadlock.
  const sums = addUp(gains, ({ workspace_id, site }) => `${workspace_id} ${site}`);
  await tx
    .insertInto('figure_sums')
    .values(
      sums.map(({ workspace_id, site, posts, upvotes, liked, comments, clicks }) => ({
        workspace_id,
        site,
        posts,
        upvotes,
        liked,
        comments,
        clicks,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'site']).doUpdateSet({
        posts: sql`figure_sums.posts + excluded.posts`,
        upvotes: sql`figure_sums.upvotes + excluded.upvotes`,
        liked: sql`figure_sums.liked + excluded.liked`,
        comments: sql`figure_sums.comments + excluded.comments`,
        clicks: sql`figure_sums.clicks + excluded.clicks`,
      }),
    )
    .execute();
  await writeSlots(tx, 'figure_slots', gains);
  await writeSlots(
    tx,
    'figure_hours',
    gains.map((gain) => ({ ...gain, at: hourOf(gain.at) })),
  );
}

async function writeSlots(tx: Tx, table: 'figure_slots' | 'figure_hours', gains: readonly Gain[]) {
  const slots = addUp(gains, ({ workspace_id, site, at }) => `${workspace_id} ${site} ${at}`)
    .toSorted((one, other) => one.at - other.at)
    .map(({ workspace_id, site, at, upvotes, liked, comments, clicks }) => ({
      workspace_id,
      site,
      at,
      upvotes,
      liked,
      comments,
      clicks,
    }));
  const sumOf = (column: string) =>
    sql<number>`${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)}`;
  for (let from = 0; from < slots.length; from += ROWS_AT_ONCE)
    await tx
      .insertInto(table)
      .values(slots.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(['workspace_id', 'site', 'at']).doUpdateSet({
          upvotes: sumOf('upvotes'),
          liked: sumOf('liked'),
          comments: sumOf('comments'),
          clicks: sumOf('clicks'),
        }),
      )
      .execute();
}

function addUp(gains: readonly Gain[], keyOf: (gain: Gain) => string): Gain[] {
  const sums = new Map<string, Gain>();
  for (const gain of gains) {
    const sum = sums.get(keyOf(gain)) ?? { ...gain, posts: 0, ...EMPTY_SUM };
    sum.posts += gain.posts;
    sum.upvotes += gain.upvotes;
    sum.liked += gain.liked;
    sum.comments += gain.comments;
    sum.clicks += gain.clicks;
    sums.set(keyOf(gain), sum);
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

/** A negative score doesn't reduce the sum of other posts. */
export const countUpvotesGained = (before: number, score: number): number =>
  Math.max(score, 0) - Math.max(before, 0);

/** Excludes posts moved to the trash, or includes restored ones again. */
export async function setCounted(tx: Tx, postIds: readonly string[], isCounted: 0 | 1): Promise<void> {
  const changed = await tx
    .updateTable('post_totals')
    .set({ is_counted: isCounted })
    .where('post_id', 'in', postIds)
    .where('is_counted', '<>', isCounted)
    .returning(['post_id', 'workspace_id', 'site', 'taken_at'])
    .execute();
  if (changed.length === 0) return;
  const totals = new Map(changed.map((row) => [row.post_id, row]));
  const ids = [...totals.keys()];
  const figures = await tx
    .selectFrom('post_figures')
    .select([
      'post_id',
      'taken_at as at',
      'score',
      'upvotes_gained as upvotes',
      'comments_gained as comments',
    ])
    .select((row) => row.lit(0).as('clicks'))
    .where('post_id', 'in', ids)
    .execute();
  const clicks = await tx
    .selectFrom('clicks')
    .select(['post_id', 'at'])
    .select((row) => [row.lit(0).as('score'), row.lit(0).as('upvotes')])
    .select((row) => [row.lit(0).as('comments'), row.lit(1).as('clicks')])
    .where('post_id', 'in', ids)
    .execute();
  const sign = isCounted ? 1 : -1;
  const firsts = changed.flatMap(({ workspace_id, site, taken_at: at }) =>
    at === null
      ? []
      : { workspace_id, site, at: toSlot(at), posts: sign, upvotes: 0, liked: 0, comments: 0, clicks: 0 },
  );
  const gains = [...figures, ...clicks].flatMap(({ post_id: id, at, score, ...gained }) => {
    const total = totals.get(id ?? '');
    if (!total) return [];
    const { workspace_id, site } = total;
    return {
      workspace_id,
      site,
      at: toSlot(at),
      posts: 0,
      upvotes: sign * gained.upvotes,
      liked: sign * countUpvotesGained(score - gained.upvotes, score),
      comments: sign * gained.comments,
      clicks: sign * gained.clicks,
    };
  });
  await addToSlots(tx, [...firsts, ...gains]);
}
