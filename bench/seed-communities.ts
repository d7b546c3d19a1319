import { sql } from 'kysely';
import { Chance } from '#test/simulation/chance.ts';
import { toSize } from '#core/discovery/community-size.ts';
import { indexWords } from '#core/discovery/community-words.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import { NAME_START } from '#server/features/communities/store-communities.ts';

const AT_ONCE = 400;
const VOCABULARY = 20_000;
const TITLE_WORDS = 4;
const DESCRIPTION_WORDS = 12;
const MOST_MEMBERS = 20_000_000;
const SYLLABLES = ['ba', 'co', 'de', 'fin', 'gro', 'ma', 'net', 'pol', 'ri', 'sal', 'tu', 'vex'];

/** Invented words; as in real texts, a few are in nearly every text and most are rare. */
export function createVocabulary(chance: Chance) {
  const wordAt = (no: number) => {
    let word = '';
    for (let left = no + 1; left > 0; left = Math.floor(left / SYLLABLES.length))
      word += SYLLABLES[left % SYLLABLES.length] ?? '';
    return `${word}n`;
  };
  const word = () => wordAt(Math.floor(VOCABULARY ** chance.number()));
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  return { word, words, wordAt };
}

/** Communities with the real site's size distribution: few large ones, many small ones. */
export async function seedCommunities(db: Db, count: number, seed: number, now: number): Promise<void> {
  const chance = new Chance(seed);
  const { word, words } = createVocabulary(chance);
  const community = (no: number) => {
    const members = Math.floor(MOST_MEMBERS ** chance.number());
    const name = `${word()}_${no.toString(36)}`;
    return {
      id: `api:${name}`,
      origin: 'api' as const,
      name,
      name_key: name,
      name_start: name.slice(0, NAME_START),
      title: words(TITLE_WORDS),
      description: words(DESCRIPTION_WORDS),
      members,
      size: toSize(members),
      nsfw: 0 as const,
      access: 'public',
      takes: 'any',
      flair_enabled: 0 as const,
      founded_at: 0,
      read_at: now,
      observed_at: now,
      daily_posts: 1,
      activity: chance.number() / 100,
    };
  };
  for (let no = 0; no < count; no += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - no) }, (_, more) => community(no + more));
    const indexed = rows.flatMap((row) =>
      indexWords(row).map(({ stem, word: shown, place }) => ({
        stem,
        word: shown,
        place,
        community_id: row.id,
        origin: row.origin,
        members: row.members,
      })),
    );
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('communities').values(rows).execute();
      await insertWords(tx, indexed);
    });
  }
}

/** A million rows as parameters take minutes; invented words are safe to inline. */
async function insertWords(tx: Db, rows: readonly Record<string, string | number>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const write = (value: string | number | undefined) =>
    typeof value === 'number' ? String(value) : `'${value ?? ''}'`;
  const values = rows.map((row) => `(${columns.map((column) => write(row[column])).join(',')})`);
  await sql`insert into community_words (${sql.raw(columns.join(','))}) values ${sql.raw(values.join(','))}`.execute(
    tx,
  );
}
