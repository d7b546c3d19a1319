import { isMembersOnly } from '#core/communities/is-members-only.ts';
import { toSize } from '#core/discovery/community-size.ts';
import { indexWords } from '#core/discovery/community-words.ts';
import { wordsByStem } from '#core/text/stem-words.ts';
import type { Community } from '#server/adapters/platform/things.ts';
import type { Tx } from '#server/adapters/db/schema.ts';
import type { Context } from '#server/context.ts';
import { communityId, type Origin } from './community-id.ts';

/** The number of letters that prefix searches are indexed by. */
export const NAME_START = 3;
const TEXT_MAX = 1_000;

/** Excludes user profiles, which are listed like communities, and private communities. */
const isOpen = ({ access, quarantined }: Community) =>
  !quarantined && !isMembersOnly(access) && access !== 'user';

const rowOf = (origin: Origin, community: Community, now: number) => ({
  id: communityId(origin, community.name),
  origin,
  name: community.name,
  name_key: community.name.toLowerCase(),
  name_start: community.name.toLowerCase().slice(0, NAME_START),
  title: community.title.slice(0, TEXT_MAX),
  description: community.description.slice(0, TEXT_MAX),
  members: community.members,
  size: toSize(community.members),
  nsfw: community.nsfw ? (1 as const) : (0 as const),
  access: community.access,
  takes: community.takes,
  flair_enabled: community.flairEnabled ? (1 as const) : (0 as const),
  founded_at: community.createdAt,
  read_at: now,
});
export type NewCommunity = ReturnType<typeof rowOf>;

/** Stores open communities, deletes those no longer open, and returns the ids of the open ones. */
export async function storeCommunities(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  origin: Origin,
  communities: readonly Community[],
): Promise<string[]> {
  const rows = new Map(
    communities
      .filter(isOpen)
      .map((community) => rowOf(origin, community, clock.now()))
      .map((row) => [row.id, row]),
  );
  const closed = communities.map(({ name }) => communityId(origin, name)).filter((id) => !rows.has(id));
  if (communities.length === 0) return [];
  await db.transaction().execute(async (tx) => {
    // Sorted so that two processes cannot deadlock.
    for (const id of [...rows.keys()].toSorted()) {
      const row = rows.get(id);
      if (row) await keepCommunity(tx, row);
    }
    if (closed.length > 0) await tx.deleteFrom('communities').where('id', 'in', closed).execute();
  });
  return [...rows.keys()];
}

async function keepCommunity(tx: Tx, row: NewCommunity): Promise<void> {
  await tx
    .insertInto('communities')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  const words = await tx
    .selectFrom('community_words')
    .select('word')
    .where('community_id', '=', row.id)
    .where('place', '=', 3)
    .execute();
  // An earlier release may have stored other stems.
  await writeWords(tx, row, wordsByStem(words.map(({ word }) => word).join(' ')));
}

export async function writeWords(
  tx: Tx,
  row: Pick<NewCommunity, 'id' | 'origin' | 'name' | 'title' | 'description' | 'members'>,
  postWords: ReadonlyMap<string, string>,
): Promise<void> {
  await tx.deleteFrom('community_words').where('community_id', '=', row.id).execute();
  const words = indexWords(row, postWords).map(({ stem, word, place }) => ({
    stem,
    word,
    place,
    community_id: row.id,
    origin: row.origin,
    members: row.members,
  }));
  if (words.length > 0) await tx.insertInto('community_words').values(words).execute();
}
