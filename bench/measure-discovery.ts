import { sql } from 'kysely';
import { listCommunities, SIZE_FILTERS } from '#contract/discovery.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { Chance } from '#test/simulation/chance.ts';
import { createVocabulary, seedCommunities } from './seed-communities.ts';

const QUESTIONS = 600;
const SCANS = 30;

const p99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? Number.NaN;

type Times = { tookMs: number; scanMs: number };

/** The 99th percentile of answers to all kinds of queries, and of reading all texts for the same words. */
export async function measureDiscovery(
  engine: 'sqlite' | 'postgres',
  seed: number,
  communities: number,
): Promise<Times> {
  process.env['TEST_DATABASE'] = engine;
  const app = await createTestApp();
  try {
    const { db, clock } = app.base;
    await seedCommunities(db, communities, seed, clock.now());
    await sql`analyze`.execute(db);
    const client = await app.as('ada');
    const questions = createQuestions(seed);
    for (const question of questions.slice(0, 20)) await client.call(listCommunities, question);
    const ours: number[] = [];
    for (const question of questions) {
      const from = performance.now();
      await client.call(listCommunities, question);
      ours.push(performance.now() - from);
    }
    const scans: number[] = [];
    for (const { q } of questions.filter(({ q }) => q !== '').slice(0, SCANS)) {
      const from = performance.now();
      await scanTexts(db, q);
      scans.push(performance.now() - from);
    }
    return { tookMs: p99(ours), scanMs: p99(scans) };
  } finally {
    await app.close();
  }
}

/** Frequent and rare words, several words, prefixes of names, names, unused words, and an empty query. */
function createQuestions(seed: number) {
  const chance = new Chance(seed + 1);
  const { word, words, wordAt } = createVocabulary(chance);
  const kinds = [
    () => '',
    () => wordAt(chance.between(0, 5)),
    () => word(),
    () => words(2),
    () => words(4),
    () => `${wordAt(chance.between(0, 5))} ${wordAt(chance.between(6, 12))}`,
    () => word().slice(0, 3),
    () => `r/${word()}_${chance.between(0, 100_000).toString(36)}`,
    () => `unheard${chance.between(0, 1_000)}`,
  ];
  return Array.from({ length: QUESTIONS }, (_, no) => ({
    q: kinds[no % kinds.length]?.() ?? '',
    size: SIZE_FILTERS[chance.between(0, SIZE_FILTERS.length - 1)] ?? 'any',
  }));
}

/** The same without an index of words. */
async function scanTexts(db: Db, text: string): Promise<unknown> {
  const like = `%${text}%`;
  return await db
    .selectFrom('communities')
    .selectAll()
    .where('origin', '=', 'api')
    .where(sql<boolean>`lower(name || ' ' || title || ' ' || description) like ${like}`)
    .orderBy('members', 'desc')
    .limit(60)
    .execute();
}
