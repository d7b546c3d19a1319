import { type SelectQueryBuilder, sql } from 'kysely';
import type { SizeFilter } from '#contract/discovery.ts';
import { SIZE_RANGES } from '#core/discovery/community-size.ts';
import { type ParsedQuery, parseQuery, WORD_PLACES } from '#core/discovery/community-words.ts';
import { rankCommunities } from '#core/discovery/rank-communities.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import { communityId, type Origin } from '../communities/community-id.ts';
import { type CommunityRow, findCommunitiesById } from './community-rows.ts';
import { NAME_START } from '../communities/store-communities.ts';

export type Search = { text: string; size: SizeFilter; origin: Origin };
type Asked = Omit<Search, 'text'> & { limit: number };

/**
 * A word in at least this many communities is frequent. Rarer words narrow a search first, and no more rows than this are read.
 */
const FREQUENT = 250;
/** The maximum query length: it is longer than any community name, so nothing can start with it. */
const TOO_LONG = 25;
const ELSEWHERE = [WORD_PLACES.title, WORD_PLACES.description, WORD_PLACES.posts];
const NOTHING_TYPED = /^\s*(?:\/?r\/)?\s*$/i;
const EVERYWHERE = [WORD_PLACES.name, ...ELSEWHERE];

/**
 * Finds stored communities for a query, best first. Every statement reads a bounded part of an index. `also`: ids found
 * by the platform, possibly not by words.
 */
export async function findCommunities(
  db: Db,
  { text, ...search }: Search,
  limit: number,
  also: readonly string[] = [],
): Promise<CommunityRow[]> {
  const asked = { ...search, limit };
  const question = parseQuery(text);
  const isAsked = question.name !== '' || question.stems.length > 0;
  // A query of symbols without words finds nothing; an empty query returns the largest communities.
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

/** Selects only the columns that ranking needs. */
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

/** A scalar subquery, so that PostgreSQL looks it up per community instead of joining all that have the word. */
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

/** The exact name, and the largest communities whose names start with it. */
async function findNamed(db: Db, asked: Asked, { name }: ParsedQuery): Promise<string[]> {
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

/** The stems, rarest first, without those that no community has. */
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

/** Combines several limited queries into one statement; null if there are none. */
function unite<Row>(db: Db, queries: readonly SelectQueryBuilder<Schema, 'community_words', Row>[]) {
  const [first, ...others] = queries.map((query) => db.selectFrom(query.as('part')).selectAll('part'));
  return first ? others.reduce((all, query) => all.unionAll(query), first) : null;
}

/** Communities with all words. Starts with the rarest word, in names first, and filters by the others. */
async function findWithAll(db: Db, asked: Asked, stems: readonly string[]): Promise<string[]> {
  const named = await findAtPlaces(db, asked, stems, [WORD_PLACES.name]);
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
