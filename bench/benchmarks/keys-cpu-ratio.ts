import type { Benchmark } from '../benchmark.ts';
import { type ListedPosts, startWithPosts } from '../listed-posts.ts';
import { measureCpuPerCall } from '../measure-cpu-per-call.ts';

const PATH = '/api/auth/user';
/** Other load on the machine only adds time, so the minimum is the best estimate. */
const ROUNDS = 15;
/** Within the limit of a key, of which each round has its own. */
const CALLS = { calls: 400, atOnce: 1 };

/** A small request by API key and by session cookie. Broken, every request notes the use of its key. */
export const keysCpuRatio: Benchmark = {
  key: 'keys.cpu_ratio',
  name: 'server CPU for a request with an API key, relative to one with a session',
  unit: '×',
  target: { atMost: 1.1 },
  async measure({ broken }) {
    const server = await startWithPosts(0);
    try {
      const forget = () => server.db.updateTable('api_keys').set({ last_used_at: null }).execute();
      const byKey = async (key: string) => {
        if (broken) await forget();
        await read(server, { authorization: `Bearer ${key}` });
      };
      const bySession = () => read(server, { cookie: server.cookie });
      const keys: number[] = [];
      const sessions: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const key = await createKey(server);
        keys.push(await measureCpuPerCall(server.url, CALLS, () => byKey(key)));
        sessions.push(await measureCpuPerCall(server.url, CALLS, bySession));
      }
      const session = Math.min(...sessions);
      const what = `a session (${session.toFixed(2)} ms of CPU)`;
      return { value: Math.min(...keys) / session, against: { what, value: 1 } };
    } finally {
      await server.stop();
    }
  },
};

async function read({ url }: ListedPosts, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url + PATH, { headers });
  if (answer.status !== 200) throw new Error(`${PATH} answered ${answer.status}.`);
  await answer.arrayBuffer();
}

async function createKey({ url, cookie }: ListedPosts): Promise<string> {
  const headers = { cookie, origin: url, 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'bench', scopes: ['read'] });
  const answer = await fetch(`${url}/api/api-keys`, { method: 'POST', headers, body });
  return ((await answer.json()) as { key: string }).key;
}
