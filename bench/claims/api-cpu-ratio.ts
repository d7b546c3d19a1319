import { join } from 'node:path';
import type { Db } from '#server/adapters/db/schema.ts';
import { openSqlite } from '#server/adapters/db/sqlite.ts';
import { median, type Claim } from '../claim.ts';
import { seedPosts } from '../seed-posts.ts';
import { makeHome, startTimed } from '../timed-server.ts';

const POSTS = 10_000;
const ROUNDS = 5;
const FROM_ROWS = 6;
const FROM_CACHE = 100;
const UNCHANGED = 3_200;
const PAGES_AT_ONCE = 16;
const MOST_MS_UNCHANGED = 0.1;

/** What the server, a process of its own, has spent so far, by its own count. */
async function cpuMs(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1000;
}

async function signUp(url: string): Promise<string> {
  const body = new URLSearchParams({ email: 'ada@example.com', password: 'correct horse battery' });
  const headers = { origin: url };
  const answer = await fetch(`${url}/api/signup`, { method: 'POST', body, headers, redirect: 'manual' });
  return String(answer.headers.get('set-cookie')).split(';')[0] ?? '';
}

const outdate = (db: Db) =>
  db
    .updateTable('workspaces')
    .set((row) => ({ posts_version: row('posts_version', '+', 1) }))
    .execute();

/** The whole list over HTTP: from rows it is made anew because another process has moved its version. */
export const apiCpuRatio: Claim = {
  key: 'api.cpu_ratio',
  name: `server CPU for a list of ${POSTS} posts from rows, over that from the cache`,
  unit: '×',
  target: { atLeast: 50 },
  async measure({ broken }) {
    const home = makeHome();
    const server = await startTimed(home.dir, false, { ROLES: 'web' });
    const database = openSqlite(join(home.dir, 'data'), false);
    const { db } = database;
    try {
      const cookie = await signUp(server.url);
      const { id } = await db.selectFrom('workspaces').select('id').executeTakeFirstOrThrow();
      await seedPosts(db, id, POSTS);
      const get = async (path: string, tag = '') => {
        const answer = await fetch(server.url + path, { headers: { cookie, 'if-none-match': tag } });
        return { status: answer.status, etag: answer.headers.get('etag') ?? '', text: await answer.text() };
      };
      const cpuOf = async (times: number, pages: number, call: () => Promise<unknown>) => {
        const before = await cpuMs(server.url);
        const page = async () => {
          for (let time = 0; time < times / pages; time += 1) await call();
        };
        await Promise.all(Array.from({ length: pages }, page));
        return ((await cpuMs(server.url)) - before) / times;
      };
      const fromRows = async () => {
        await outdate(db);
        return await get('/api/posts');
      };
      const { etag, text } = await fromRows();
      const listed = (JSON.parse(text) as unknown[]).length;
      if (listed !== POSTS) throw new Error(`The list has ${listed} posts.`);
      const { status } = await get('/api/posts', etag);
      if (status !== 304) throw new Error(`An unchanged list answers ${status}.`);
      await cpuOf(UNCHANGED, PAGES_AT_ONCE, () => get('/api/posts', etag));
      const rows: number[] = [];
      const cache: number[] = [];
      const unchanged: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rows.push(await cpuOf(FROM_ROWS, 1, fromRows));
        cache.push(
          broken ? await cpuOf(FROM_ROWS, 1, fromRows) : await cpuOf(FROM_CACHE, 1, () => get('/api/posts')),
        );
        const idle = await cpuOf(UNCHANGED, PAGES_AT_ONCE, () => get('/healthz'));
        unchanged.push((await cpuOf(UNCHANGED, PAGES_AT_ONCE, () => get('/api/posts', etag))) - idle);
      }
      const added = median(unchanged);
      if (added > MOST_MS_UNCHANGED)
        throw new Error(`A 304 costs ${added} ms of CPU more than a signed-in request for nothing.`);
      const what = `from rows (${Math.round(median(rows))} ms of CPU)`;
      return { value: median(rows) / median(cache), against: { what, value: 1 } };
    } finally {
      await database.stop();
      await server.stop();
      home.remove();
    }
  },
};
