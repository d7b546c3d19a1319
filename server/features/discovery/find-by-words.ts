import { WORD_PLACES } from '#core/discovery/community-words.ts';
import { scoreSharedWords, type WordHit } from '#core/discovery/score-shared-words.ts';
import { GENERAL_STEMS } from '#reading/general/read.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { Origin } from '../communities/community-id.ts';
import { type CommunityRow, findCommunitiesById } from './community-rows.ts';

/** The number of communities read per word. */
const PER_WORD = 150;
const MAX_WORDS = 40;
const MOST_COUNTED = 2_000;

export type WordMatch = { row: CommunityRow; score: number; words: string[] };

type Wanted = { limit: number; without: ReadonlySet<string>; fewestWords: number };

/** The communities most similar to a profile. Profiles are stems with weights. */
export async function findByWords(
  db: Db,
  origin: Origin,
  profile: ReadonlyMap<string, number>,
  { limit, without, fewestWords }: Wanted,
): Promise<WordMatch[]> {
  const heaviest = [...profile]
    .filter(([stem]) => !GENERAL_STEMS.has(stem))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_WORDS);
  const hits = await Promise.all(heaviest.map(([stem]) => findHits(db, origin, stem)));
  const found = scoreSharedWords(new Map(heaviest), hits.flat(), {
    all: await countCommunities(db, origin),
    fewestWords,
  })
    .filter(({ communityId }) => !without.has(communityId))
    .slice(0, limit);
  const rows = await findCommunitiesById(
    db,
    found.map(({ communityId }) => communityId),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ communityId, score, words }) => {
    const row = byId.get(communityId);
    return row ? [{ row, score, words }] : [];
  });
}

/** The number of communities, capped where it no longer affects a word's weight. */
async function countCommunities(db: Db, origin: Origin): Promise<number> {
  const some = db.selectFrom('communities').select('id').where('origin', '=', origin).limit(MOST_COUNTED);
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const findHits = (db: Db, origin: Origin, stem: string): Promise<WordHit[]> =>
  db
    .selectFrom('community_words')
    .select(['community_id as communityId', 'stem', 'word', 'place'])
    .where('origin', '=', origin)
    .where('stem', '=', stem)
    .orderBy('place')
    .orderBy('members', 'desc')
    .limit(PER_WORD)
    .execute();

/** The stems in these communities' descriptions, with the number of communities that have each. */
export async function readProfile(db: Db, communityIds: readonly string[]): Promise<Map<string, number>> {
  const profile = new Map<string, number>();
  if (communityIds.length === 0) return profile;
  const rows = await db
    .selectFrom('community_words')
    .select('stem')
    .where('community_id', 'in', communityIds)
    // Of what a week's posts share by chance, such as "he's" and "eleven", nothing makes communities alike.
    .where('place', '<', WORD_PLACES.posts)
    .execute();
  for (const { stem } of rows) profile.set(stem, (profile.get(stem) ?? 0) + 1);
  return profile;
}
