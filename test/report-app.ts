import { afterAll } from 'vitest';
import { saveFactsFile } from '#contract/drafts.ts';
import { readReport } from '#contract/insights.ts';
import * as posts from '#contract/posts.ts';
import { connectAccount, createPlatformApp } from './platform-app.ts';
import type { TestClient } from './test-client.ts';

export const publish = (client: TestClient, input: object = {}) =>
  client.call(posts.createPost, {
    title: 'How early do you remind?',
    content: 'Disclosure: I work on Acme.',
    subreddit: 'SaaS',
    status: 'published',
    ...input,
  });

export const reportOf = (client: TestClient) => client.call(readReport, {});

/** One app for all tests of a file. Its users have connected an account and described a product. */
export async function openReportApp() {
  const app = await createPlatformApp();
  afterAll(() => app.close());
  return {
    app,
    maker: async (name: string): Promise<TestClient> => {
      const client = await app.as(name);
      await connectAccount(client, { username: 'sandbox_ada' });
      await client.call(saveFactsFile, { product: 'Acme', about: [] });
      return client;
    },
  };
}
