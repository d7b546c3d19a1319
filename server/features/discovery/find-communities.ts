import { type SelectQueryBuilder, sql } from 'kysely';
import type { SizeFilter } from '#contract/discovery.ts';
import { SIZE_RANGES } from '#core/discovery/community-size.ts';
import { PLACES, type Question, readQuestion } from '#core/discovery/community-words.ts';
import { rankCommunities } from '#core/discovery/rank-communities.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import { communityId, type Origin } from '../communities/community-id.ts';
import { type CommunityRow, findCommunitiesById } from './community-rows.ts';
import { NAME_START } from '../communities/keep-communities.ts';

export type Search = { text: string; size: SizeFilter; origin: Origin };
type Asked = Omit<Search, 'text'> & { limit: number };

/** A word that so many communities have is frequent: rarer ones narrow a search first, and no more are looked at. */
const FREQUENT = 250;
/** Longer than any name of the platform, so nothing can begin like it. */
const TOO_LONG = 25;
const ELSEWHERE = [PLACES.title, PLACES.description, PLACES.posts];
const NOTHING_TYPED = /^\s*(?:\/?r\/)?\s*$/i;
const EVERYWHERE = [PLACES.name, ...ELSEWHERE];

/**
 * Stored communities for a question, the best first. Every statement reads a bounded part of an index. `also` are
 * the ids that the platform found, which may match by more than words.
 */
export async function findCommunities(
  db: Db,
  { text, ...search }: Search,
  limit: number,
  also: readonly string[] = [],
): Promise<CommunityRow[]> {
  const asked = { ...search, limit };
  const question = readQuestion(text);
  const isAsked = question.name !== '' || question.stems.length > 0;
  // What says nothing to search for finds nothing; nothing at all asks for the largest.
  if (!isAsked) return NOTHING_TYPED.test(text) ? await findLargest(db, asked) : [];
  const [named, stems] = await Promise.all([
    findNamed(db, asked, question),
    sortByFrequency(db, asked, question.stems),
  ]);
  const withAll = await findWithAll(db, asked, stems);
  const few = { ...asked, limit: Math.ceil(limit / stems.length) };
  const withSome = withAll.length < limit && stems.length > 1 ? await findWithAny(db, few, stems) : [];
  const ids = [...new Set([...named, ...withAll, ...withSome, ...also])];
  const brief = await findBriefly(db, ids, stems);
  const best = rankCommunities(brief.filter(passes(search)), question).slice(0, limit);
  const found = await findCommunitiesById(
    db,
    best.map(({ id }) => id),
  );
  const whole = new Map(found.map((row) => [row.id, row]));
  return best.flatMap(({ id }) => whole.get(id) ?? []);
}

/** As much of each as ranking needs. */
async function findBriefly(db: Db, ids: readonly string[], stems: readonly string[]) {
  if (ids.length === 0) return [];
  const places = [sql.lit(null), ...stems.map((stem) => placeOf(stem, 'communities.id'))];
  const rows = await db
    .selectFrom('communities')
    .select([
      'id',
      'origin',
      'name',
      'members',
      sql<string>`concat_ws(',', ${sql.join(places)})`.as('places'),
    ])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ places: text, ...row }) =>
    Object.assign(row, { places: text === '' ? [] : text.split(',').map(Number) }),
  );
}

/** A scalar, so that PostgreSQL looks it up for each community and does not join with all that have the word. */
const placeOf = (stem: string, communityId: string) =>
  sql<number | null>`(
    select place from community_words
    where community_words.community_id = ${sql.ref(communityId)} and community_words.stem = ${stem})`;

const passes = ({ origin, size }: Omit<Search, 'text'>) => {
  const [from, below] = SIZE_RANGES[size];
  return (row: Pick<CommunityRow, 'origin' | 'members'>) =>
    row.origin === origin && row.members >= from && row.members < below;
};

async function findLargest(db: Db, { origin, size, limit }: Asked): Promise<CommunityRow[]> {
  const [from, below] = SIZE_RANGES[size];
  return await db
    .selectFrom('communities')
    .selectAll()
    .where('origin', '=', origin)
    .where('members', '>=', from)
    .where('members', '<', below)
    .orderBy('members', 'desc')
    .limit(limit)
    .execute();
}

/** The exact name, and the largest whose names begin like it. */
async function findNamed(db: Db, asked: Asked, { name }: Question): Promise<string[]> {
  if (name === '' || name.length >= TOO_LONG) return [];
  const { origin, size, limit } = asked;
  const [from, below] = SIZE_RANGES[size];
  const exact = communityId(origin, name);
  if (name.length < NAME_START) return [exact];
  const rows = await db
    .selectFrom('communities')
    .select('name_key')
    .where('origin', '=', origin)
    .where('name_start', '=', name.slice(0, NAME_START))
    .where('members', '>=', from)
    .where('members', '<', below)
    .where(sql<boolean>`substr(name_key, 1, ${sql.lit(name.length)}) = ${name}`)
    .orderBy('members', 'desc')
    .limit(limit)
    .execute();
  return [exact, ...rows.map(({ name_key: key }) => communityId(origin, key))];
}

/** The rarest first; those that no community has are left out. */
async function sortByFrequency(db: Db, { origin }: Asked, stems: readonly string[]): Promise<string[]> {
  const some = stems.map((stem) =>
    db
      .selectFrom('community_words')
      .select('stem')
      .where('origin', '=', origin)
      .where('stem', '=', stem)
      .limit(FREQUENT),
  );
  const all = unite(db, some);
  if (!all) return [];
  const counted = await db
    .selectFrom(all.as('some'))
    .select((row) => ['stem', row.fn.countAll<number>().as('count')])
    .groupBy('stem')
    .execute();
  return counted.toSorted((one, other) => one.count - other.count).map(({ stem }) => stem);
}

/** One statement for what several limited ones find; null for none. */
function unite<Row>(db: Db, queries: readonly SelectQueryBuilder<Schema, 'community_words', Row>[]) {
  const [first, ...others] = queries.map((query) => db.selectFrom(query.as('part')).selectAll('part'));
  return first ? others.reduce((all, query) => all.unionAll(query), first) : null;
}

/** Communities that have all words: those with the rarest, in their names first, are asked for the others. */
async function findWithAll(db: Db, asked: Asked, stems: readonly string[]): Promise<string[]> {
  const named = await findAtPlaces(db, asked, stems, [PLACES.name]);
  if (named.length >= asked.limit) return named;
  return [...named, ...(await findAtPlaces(db, asked, stems, ELSEWHERE))];
}

async function findAtPlaces(
  db: Db,
  asked: Asked,
  [rarest, ...others]: readonly string[],
  places: readonly number[],
): Promise<string[]> {
  if (rarest === undefined) return [];
  const limit = others.length > 0 ? FREQUENT : asked.limit;
  const largest = unite(
    db,
    places.map((place) => findLargestWith(db, { ...asked, limit }, { stem: rarest, place })),
  );
  if (!largest) return [];
  let query = db.selectFrom(largest.as('word')).select('word.community_id');
  for (const stem of others) query = query.where(placeOf(stem, 'word.community_id'), 'is not', null);
  const rows = await query.orderBy('word.place').orderBy('word.members', 'desc').limit(asked.limit).execute();
  return rows.map(({ community_id }) => community_id);
}

/** The largest communities that have one of the words, whatever else they have. */
async function findWithAny(db: Db, asked: Asked, stems: readonly string[]): Promise<string[]> {
  const parts = stems.flatMap((stem) =>
    EVERYWHERE.map((place) => findLargestWith(db, asked, { stem, place })),
  );
  const rows = (await unite(db, parts)?.execute()) ?? [];
  return rows.map(({ community_id }) => community_id);
}

function findLargestWith(
  db: Db,
  { origin, size, limit }: Asked,
  { stem, place }: { stem: string; place: number },
) {
  const [from, below] = SIZE_RANGES[size];
  return db
    .selectFrom('community_words')
    .select(['community_id', 'members', 'place'])
    .where('origin', '=', origin)
    .where('stem', '=', stem)
    .where('place', '=', place)
    .where('members', '>=', from)
    .where('members', '<', below)
    .orderBy('members', 'desc')
    .limit(limit);
}
