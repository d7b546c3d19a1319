import { afterAll } from 'vitest';
import * as scanner from '#contract/scanner.ts';
import { connectAccount, createPlatformApp } from './platform-app.ts';
import type { TestClient } from './test-client.ts';

const EIGHT = [
  'entrepreneur',
  'reactjs',
  'webdev',
  'saas',
  'startups',
  'marketing',
  'programming',
  'javascript',
];
/** Scan filters that keep every thread of the last day. */
export const ALL_OF_A_DAY = { maxAge: 24, minScore: 0, excludeStickied: true, limit: 500 };

export const listOf = (client: TestClient, filter = {}) => client.call(scanner.listOpportunities, filter);

export const scan = async (client: TestClient, input: object = {}) =>
  (await client.call(scanner.scanThreads, { subreddits: EIGHT, filters: ALL_OF_A_DAY, ...input })).result;

/** One app for all tests of a file, whose users have connected an account. */
export async function openScannerApp() {
  const app = await createPlatformApp();
  afterAll(() => app.close());
  return {
    app,
    connected: async (name: string): Promise<TestClient> => {
      const client = await app.as(name);
      await connectAccount(client, { username: 'sandbox_ada' });
      return client;
    },
  };
}
