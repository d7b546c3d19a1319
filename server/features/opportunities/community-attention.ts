import type { Selectable } from 'kysely';
import {
  type Attention,
  estimateHalfLife,
  type Gain,
  NO_ATTENTION,
  observeGain,
} from '#core/opportunities/attention.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';

const ROWS_AT_ONCE = 400;

type Row = Selectable<Schema['community_attention']>;

const toAttention = (row: Row): Attention => ({
  young: { gained: row.young_gained, hours: row.young_hours, meanAge: row.young_age },
  older: { gained: row.older_gained, hours: row.older_hours, meanAge: row.older_age },
});

const toRow = (id: string, { young, older }: Attention, now: number): Row => ({
  id,
  young_gained: young.gained,
  young_hours: young.hours,
  young_age: young.meanAge,
  older_gained: older.gained,
  older_hours: older.hours,
  older_age: older.meanAge,
  updated_at: now,
});

async function findAttention(db: Db, communityIds: readonly string[]): Promise<Map<string, Attention>> {
  const known = new Map<string, Attention>();
  for (let from = 0; from < communityIds.length; from += ROWS_AT_ONCE) {
    const rows = await db
      .selectFrom('community_attention')
      .selectAll()
      .where('id', 'in', communityIds.slice(from, from + ROWS_AT_ONCE))
      .execute();
    for (const row of rows) known.set(row.id, toAttention(row));
  }
  return known;
}

/** Half-lives in hours, by community. Communities with too little data are missing. */
export async function findHalfLives(db: Db, communityIds: readonly string[]): Promise<Map<string, number>> {
  const known = await findAttention(db, communityIds);
  return new Map(
    [...known].flatMap(([id, attention]) => {
      const halfLife = estimateHalfLife(attention);
      return halfLife === null ? [] : [[id, halfLife]];
    }),
  );
}

export type CommunityGain = Gain & { readonly communityId: string };

export async function storeGains(db: Db, gains: readonly CommunityGain[], now: number): Promise<void> {
  const byCommunity = Map.groupBy(gains, ({ communityId }) => communityId);
  const known = await findAttention(db, [...byCommunity.keys()]);
  const rows = [...byCommunity]
    .map(([id, its]) => toRow(id, its.reduce(observeGain, known.get(id) ?? NO_ATTENTION), now))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db
      .insertInto('community_attention')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          young_gained: row.ref('excluded.young_gained'),
          young_hours: row.ref('excluded.young_hours'),
          young_age: row.ref('excluded.young_age'),
          older_gained: row.ref('excluded.older_gained'),
          older_hours: row.ref('excluded.older_hours'),
          older_age: row.ref('excluded.older_age'),
          updated_at: row.ref('excluded.updated_at'),
        })),
      )
      .execute();
}
