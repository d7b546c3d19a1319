import { join } from 'node:path';
import type { Db } from '#server/adapters/db/schema.ts';
import { openSqlite } from '#server/adapters/db/sqlite.ts';
import { seedPosts } from './seed-posts.ts';
import { makeHome, startTimed } from './timed-server.ts';

type Answer = { status: number; etag: string; text: string };
export type ListedPosts = {
  readonly url: string;
  readonly cookie: string;
  readonly workspaceId: string;
  /** A second connection to the server's database, as from another process. */
  readonly db: Db;
  get(path: string, tag?: string): Promise<Answer>;
  stop(): Promise<void>;
};

/** A server with one signed-in user and `count` posts. */
export async function startWithPosts(count: number): Promise<ListedPosts> {
  const home = makeHome();
  const server = await startTimed(home.dir, false, { ROLES: 'web' });
  const database = openSqlite(join(home.dir, 'data'), 'beside');
  const { db } = database;
  const cookie = await signUp(server.url);
  const { id } = await db.selectFrom('workspaces').select('id').executeTakeFirstOrThrow();
  await seedPosts(db, id, count);
  return {
    url: server.url,
    cookie,
    workspaceId: id,
    db,
    async get(path, tag = '') {
      const answer = await fetch(server.url + path, { headers: { cookie, 'if-none-match': tag } });
      return { status: answer.status, etag: answer.headers.get('etag') ?? '', text: await answer.text() };
    },
    async stop() {
      await database.stop();
      await server.stop();
      home.remove();
    },
  };
}

async function signUp(url: string): Promise<string> {
  const body = new URLSearchParams({ email: 'ada@example.com', password: 'correct horse battery' });
  const headers = { origin: url };
  const answer = await fetch(`${url}/api/signup`, { method: 'POST', body, headers, redirect: 'manual' });
  return String(answer.headers.get('set-cookie')).split(';')[0] ?? '';
}
