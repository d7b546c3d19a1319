import { invalidateLists } from '#server/adapters/db/list-versions.ts';
import { systemClock } from '#server/adapters/clock.ts';
import type { Benchmark } from '../benchmark.ts';
import { measureCpuPerCall } from '../measure-cpu-per-call.ts';
import { startWithPosts } from '../listed-posts.ts';

const POSTS = 10_000;
const MOST_BYTES = 5_000;
/** Other load on the machine only adds time, so the minimum is the best estimate. */
const ROUNDS = 9;
const CHANGES = { calls: 400, atOnce: 1 };
const WHOLE = { calls: 6, atOnce: 1 };

/** Another process has changed one post of many, and an open page updates its copy of the list. */
export const postsChangeCost: Benchmark = {
  key: 'posts.change_cost',
  name: `server CPU for sending a page one change among ${POSTS} posts, in at most ${MOST_BYTES / 1000} KB`,
  unit: 'ms',
  target: { atMost: 2 },
  async measure({ broken }) {
    const server = await startWithPosts(POSTS);
    const { db, workspaceId } = server;
    try {
      const { id } = await db.selectFrom('posts').select('id').limit(1).executeTakeFirstOrThrow();
      let since = 0;
      const change = async () => {
        const versions = await invalidateLists({ clock: systemClock }, db, [workspaceId], 'posts');
        since = versions.get(workspaceId) ?? 0;
        await db.updateTable('posts').set({ list_version: since }).where('id', '=', id).execute();
      };
      await change();
      const readChange = async () => {
        const before = since;
        await change();
        return await server.get(`/api/posts/changes?since=${before}`);
      };
      const readWhole = async () => {
        await change();
        return await server.get('/api/posts');
      };
      const { status, text } = await readChange();
      const { changed } = JSON.parse(text) as { changed: { id: string }[] };
      if (status !== 200 || changed.length !== 1 || changed[0]?.id !== id)
        throw new Error(`One change is answered with ${status}: ${text.slice(0, 200)}`);
      if (text.length > MOST_BYTES) throw new Error(`One change takes ${text.length} bytes.`);
      const patches: number[] = [];
      const wholes: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        patches.push(await measureCpuPerCall(server.url, CHANGES, readChange));
        wholes.push(await measureCpuPerCall(server.url, WHOLE, readWhole));
      }
      const whole = Math.min(...wholes);
      const what = `the whole list (a change: ${text.length} bytes)`;
      return { value: broken ? whole : Math.min(...patches), against: { what, value: whole } };
    } finally {
      await server.stop();
    }
  },
};
