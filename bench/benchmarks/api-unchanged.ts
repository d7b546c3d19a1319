import { createAsking } from '../ask-again.ts';
import type { Benchmark } from '../benchmark.ts';
import { measureCpuPerCall } from '../measure-cpu-per-call.ts';
import { startWithPosts } from '../listed-posts.ts';
import { startBare } from '../timed-server.ts';

const POSTS = 10_000;
/** Other load on the machine only adds time, so the minimum is the best estimate. */
const ROUNDS = 9;
const CALLS = { calls: 8_000, atOnce: 16 };

/** A page checks whether its list has changed: the whole request, from socket to socket. */
export const apiUnchanged: Benchmark = {
  key: 'api.unchanged_ms',
  name: `server CPU for answering that a list of ${POSTS} posts is unchanged`,
  unit: 'ms',
  target: { atMost: 0.1 },
  async measure({ broken }) {
    const bare = await startBare();
    const server = await startWithPosts(POSTS);
    try {
      const { etag } = await server.get('/api/posts');
      const { status } = await server.get('/api/posts', etag);
      if (status !== 304) throw new Error(`An unchanged list answers ${status}.`);
      // Without its ETag the page receives the whole list again.
      const headers = { cookie: server.cookie, ...(!broken && { 'if-none-match': etag }) };
      const askOurs = createAsking(server.url, CALLS.atOnce);
      const askEmpty = createAsking(bare.url, CALLS.atOnce);
      const ask = () => askOurs('/api/posts', headers);
      const calls = broken ? { ...CALLS, calls: 160 } : CALLS;
      await measureCpuPerCall(server.url, calls, ask);
      const ours: number[] = [];
      const empty: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(await measureCpuPerCall(server.url, calls, ask));
        empty.push(await measureCpuPerCall(bare.url, CALLS, () => askEmpty('/', headers)));
      }
      return {
        value: Math.min(...ours),
        against: { what: 'an empty Node server', value: Math.min(...empty) },
      };
    } finally {
      await server.stop();
      await bare.stop();
    }
  },
};
