import { type SelectQueryBuilder, sql } from 'kysely';
import type { SizeFilter } from '#contract/discovery.ts';
import { SIZE_RANGES } from '#core/discovery/community-size.ts';
import { PLACES, type Question, readQuestion } from '#core/discovery/community-words.ts';
import { rankCommunities } from '#core/discovery/rank-communities.ts';
import type { Db, Schema } from '#server/adapters/db/schema.ts';
import { communityId, type Origin } from '../communities/community-id.ts';
import { type CommunityRow, findCommunitiesById } from './community-rows.ts';
import { NAME_START } from './keep-communities.ts';

export type Search = { text: string; size: SizeFilter; origin: Origin };
type Asked = Omit<Search, 'text'> & { limit: number };

/** A word that so many communities have is frequent: rarer ones narrow a search first, and no more are looked at. */
const FREQUENT = 500;
const WHERE = Object.values(PLACES);

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
  if (question.name === '' && question.stems.length === 0) return await findLargest(db, asked);
  const [named, stems] = await Promise.all([
    findNamed(db, asked, question),
    sortByFrequency(db, asked, question.stems),
  ]);
  const withAll = await findWithAll(db, asked, stems);
  const few = { ...asked, limit: Math.ceil(limit / 2) };
  const withSome = withAll.length < limit && stems.length > 1 ? await findWithAny(db, few, stems) : [];
  const ids = [...new Set([...named, ...withAll, ...withSome, ...also])];
  const [rows, matches] = await Promise.all([findBriefly(db, ids), findMatches(db, ids, question)]);
  const best = rankCommunities(rows.filter(passes(search)), question, matches).slice(0, limit);
  const found = await findCommunitiesById(
    db,
    best.map(({ id }) => id),
  );
  const whole = new Map(found.map((row) => [row.id, row]));
  return best.flatMap(({ id }) => whole.get(id) ?? []);
}

/** As much of each as ranking needs. */
async function findBriefly(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('communities')
    .select(['id', 'origin', 'name', 'members'])
    .where('id', 'in', ids)
    .execute();
}

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
  if (name === '') return [];
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

/** Communities that have all words: those with the rarest, the best places first, are asked for the others. */
async function findWithAll(db: Db, asked: Asked, stems: readonly string[]): Promise<string[]> {
  const [rarest, ...others] = stems;
  if (rarest === undefined) return [];
  const found: string[] = [];
  for (const place of WHERE) {
    if (found.length >= asked.limit) break;
    found.push(...(await findAtPlace(db, asked, { rarest, others, place })));
  }
  return found;
}

/** The largest communities that have one of the words, whatever else they have. */
async function findWithAny(db: Db, asked: Asked, stems: readonly string[]): Promise<string[]> {
  const parts = stems.flatMap((stem) => WHERE.map((place) => findLargestWith(db, asked, { stem, place })));
  const rows = (await unite(db, parts)?.execute()) ?? [];
  return rows.map(({ community_id }) => community_id);
}

type Wanted = { rarest: string; others: readonly string[]; place: number };

/** Of the largest communities that have a word at this place, those that have the others anywhere. */
async function findAtPlace(db: Db, asked: Asked, { rarest, others, place }: Wanted): Promise<string[]> {
  const limit = others.length > 0 ? FREQUENT : asked.limit;
  const largest = findLargestWith(db, { ...asked, limit }, { stem: rarest, place });
  let query = db.selectFrom(largest.as('word')).select('word.community_id');
  for (const stem of others)
    query = query.where((row) =>
      row.exists(
        row
          .selectFrom('community_words as other')
          .select('other.place')
          .whereRef('other.community_id', '=', 'word.community_id')
          .where('other.stem', '=', stem),
      ),
    );
  const rows = await query.orderBy('word.members', 'desc').limit(asked.limit).execute();
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
    .select(['community_id', 'members'])
    .where('origin', '=', origin)
    .where('stem', '=', stem)
    .where('place', '=', place)
    .where('members', '>=', from)
    .where('members', '<', below)
    .orderBy('members', 'desc')
    .limit(limit);
}

async function findMatches(db: Db, ids: readonly string[], { stems }: Question) {
  const matches = new Map<string, number[]>();
  if (ids.length === 0 || stems.length === 0) return matches;
  const rows = await db
    .selectFrom('community_words')
    .select(['community_id', 'place'])
    .where('community_id', 'in', ids)
    // As an expression, so that SQLite looks at these communities and not at all that have the words.
    .where(sql<string>`stem || ''`, 'in', stems)
    .execute();
  for (const { community_id: id, place } of rows) matches.set(id, [...(matches.get(id) ?? []), place]);
  return matches;
}
