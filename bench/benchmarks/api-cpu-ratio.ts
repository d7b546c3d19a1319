import { systemClock } from '#server/adapters/clock.ts';
import { invalidateLists } from '#server/adapters/db/list-versions.ts';
import type { Benchmark } from '../benchmark.ts';
import { measureCpuPerCall } from '../measure-cpu-per-call.ts';
import { startWithPosts } from '../listed-posts.ts';

const POSTS = 10_000;
/** Other load on the machine only adds time, so the minimum is the best estimate. */
const ROUNDS = 9;
const FROM_ROWS = { calls: 6, atOnce: 1 };
const FROM_CACHE = { calls: 100, atOnce: 1 };

/** The whole list over HTTP, rebuilt from rows because another process has raised its version. */
export const apiCpuRatio: Benchmark = {
  key: 'api.cpu_ratio',
  name: `server CPU for a list of ${POSTS} posts from rows, relative to the cached list`,
  unit: '×',
  target: { atLeast: 50 },
  async measure({ broken }) {
    const server = await startWithPosts(POSTS);
    try {
      const fromRows = async () => {
        await invalidateLists({ clock: systemClock }, server.db, [server.workspaceId], 'posts');
        return await server.get('/api/posts');
      };
      const listed = (JSON.parse((await fromRows()).text) as unknown[]).length;
      if (listed !== POSTS) throw new Error(`The list has ${listed} posts.`);
      const rows: number[] = [];
      const cache: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rows.push(await measureCpuPerCall(server.url, FROM_ROWS, fromRows));
        cache.push(
          broken
            ? await measureCpuPerCall(server.url, FROM_ROWS, fromRows)
            : await measureCpuPerCall(server.url, FROM_CACHE, () => server.get('/api/posts')),
        );
      }
      const what = `from rows (${Math.round(Math.min(...rows))} ms of CPU)`;
      return { value: Math.min(...rows) / Math.min(...cache), against: { what, value: 1 } };
    } finally {
      await server.stop();
    }
  },
};
