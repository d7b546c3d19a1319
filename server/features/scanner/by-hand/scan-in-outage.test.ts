import { afterAll, beforeAll, expect, test } from 'vitest';
import * as scanner from '#contract/scanner.ts';
import { readScan } from '#contract/scanning/scans-by-hand.ts';
import type { Failure } from '#server/adapters/platform/outcome.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';
import type { UserContext } from '#server/context.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { KEEP_ALL } from '#test/run-hub.ts';
import { runPaced } from '#test/run-paced.ts';
import type { TestClient } from '#test/test-client.ts';
import { scanThreads } from '../scan-threads.ts';

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterAll(() => app.close());

async function connected(name: string): Promise<TestClient> {
  const client = await app.as(name);
  await connectAccount(client, { username: 'sandbox_ada' });
  return client;
}
const listOf = (client: TestClient) => client.call(scanner.listOpportunities, {});
const endOf = async (client: TestClient) => (await client.call(readScan)).scan?.end;

/** Scans five communities in two groups. The platform fails from the second call on. */
function scanUntil(client: TestClient, failure: Failure) {
  const platform = app.base.platform!;
  let calls = 0;
  const failing: Platform = {
    ...platform,
    listing: async (caller, query) => {
      calls += 1;
      return calls > 1 ? failure : await platform.listing(caller, query);
    },
  };
  const { userId, workspaceId } = client.user!;
  const actor = { kind: 'user', userId, workspaceId, sessionId: 'ses_test' } as const;
  const ctx: UserContext = { ...app.base, platform: failing, actor };
  const subreddits = ['saas', 'webdev', 'startups', 'reactjs', 'marketing'];
  return scanThreads(ctx, { subreddits, keywords: [], filters: KEEP_ALL });
}

test('fails during an outage, says why, and leaves the list unchanged', async () => {
  const ada = await connected('ada');
  const scan = { subreddits: ['saas', 'webdev'], filters: KEEP_ALL };
  await ada.call(scanner.scanThreads, scan);
  const before = (await listOf(ada)).length;
  await app.sandbox.control({ fault: { endpoint: 'listing', kind: 'error-before', status: 503, times: 1 } });
  const problem = 'The sandbox didn’t respond. Try again in a minute.';
  await runPaced(app.clock, () =>
    expect(ada.call(scanner.scanThreads, scan)).rejects.toMatchObject({
      status: 503,
      body: { message: problem },
    }),
  );
  expect(await endOf(ada)).toEqual({ problem });
  expect(await listOf(ada)).toHaveLength(before);
});

test.each<[string, Failure, string]>([
  ['ben', { kind: 'unknown', status: 502, detail: '' }, 'The sandbox didn’t respond. Try again in a minute.'],
  [
    'cleo',
    { kind: 'rateLimited', scope: 'installation', waitMs: 270_000 },
    'The sandbox accepts no more calls for now. Try again in 5 minutes.',
  ],
  [
    'dora',
    { kind: 'unauthorized' },
    'The sandbox no longer lets u/sandbox_ada read. Connect the account again on the dashboard.',
  ],
])(
  'keeps what it found before an outage, and names what it did not read (%#)',
  async (name, failure, problem) => {
    const client = await connected(name);
    const { result } = await scanUntil(client, failure);
    expect(result).toMatchObject({ unread: ['reactjs', 'marketing'], partly: [], problem, stopped: null });
    const found = await listOf(client);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toHaveLength(result.newOpportunities);
    expect(await endOf(client)).toEqual({ result });
  },
);
