import type { Tx } from '#server/adapters/db/schema.ts';
import { type CommunityRow, medianKey } from './community-rows.ts';

type Group = Pick<CommunityRow, 'origin' | 'size'>;

export async function updateMedians(tx: Tx, groups: readonly Group[]): Promise<void> {
  const distinct = new Map(groups.map((group) => [medianKey(group), group]));
  for (const [key, { origin, size }] of [...distinct].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const observed = tx
      .selectFrom('communities')
      .where('origin', '=', origin)
      .where('size', '=', size)
      .where('activity', 'is not', null);
    const { count: communities } = await observed
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const middle = await observed
      .select('activity')
      .orderBy('activity')
      .offset(Math.floor((communities - 1) / 2))
      .limit(1)
      .executeTakeFirst();
    if (middle?.activity == null) continue;
    const row = { activity: middle.activity, communities };
    await tx
      .insertInto('community_medians')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
  }
}
