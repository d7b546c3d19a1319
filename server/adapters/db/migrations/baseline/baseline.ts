import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { COMMUNITIES } from './communities.ts';
import { FIGURES } from './figures.ts';
import { PEOPLE } from './people.ts';
import { POSTS } from './posts.ts';
import { THREADS } from './threads.ts';

/** The whole schema before the first release, in SQL that SQLite and PostgreSQL share. */
export const baseline: Migration = {
  async up(db: Kysely<unknown>) {
    for (const area of [PEOPLE, POSTS, COMMUNITIES, THREADS, FIGURES])
      for (const statement of area.split(';')) if (statement.trim()) await sql.raw(statement).execute(db);
  },
};
