import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as activity from '#contract/activity.ts';
import { readCommunityRules } from '#contract/communities.ts';
import { createPost } from '#contract/posts.ts';
import { addTargets } from '#contract/targets.ts';
import { connectAccount, createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { runPaced } from '#test/run-paced.ts';
import type { TestClient } from '#test/test-client.ts';
import { refreshRules } from './target-jobs.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NONE = [{ name: 'No promotion', text: 'Promotion of any kind is removed.' }];

let app: PlatformApp;
beforeAll(async () => {
  app = await createPlatformApp();
});
afterEach(() => app.sandbox.control({ reset: true }));
afterAll(() => app.close());

async function connected(name: string, ...targets: string[]): Promise<TestClient> {
  const client = await app.as(name);
  await connectAccount(client, { username: 'sandbox_ada' });
  if (targets.length > 0) await client.call(addTargets, { text: targets.join('\n') });
  return client;
}
/** Runs the job. Returns the communities whose rules it read, with the purpose of each call. */
async function refresh(): Promise<string[][]> {
  const rules = vi.spyOn(app.base.platform!, 'rules');
  await app.base.jobs.enqueue(app.base.db, refreshRules, {});
  await runPaced(app.clock, () => app.drainJobs());
  const asked = rules.mock.calls.map(([{ purpose }, name]) => [name, purpose]);
  rules.mockRestore();
  return asked;
}
const newsOf = async (client: TestClient) =>
  (await client.call(activity.listActivity)).items.map(({ event, subreddit }) => [event, subreddit]);

test('reads the rules of targets once a day for all workspaces, at the lowest priority', async () => {
  await connected('ada', 'SaaS', 'webdev');
  await connected('ben', 'saas');
  expect(await refresh()).toEqual([
    ['saas', 'scan'],
    ['webdev', 'scan'],
  ]);
  expect(await refresh()).toEqual([]);
  app.clock.advance(DAY_MS - HOUR_MS);
  expect(await refresh()).toEqual([]);
  app.clock.advance(2 * HOUR_MS);
  expect(await refresh()).toHaveLength(2);
});

test('skips rules that were read within the day', async () => {
  const gus = await connected('gus', 'marketing');
  await gus.call(readCommunityRules, { name: 'marketing' });
  expect((await refresh()).map(([name]) => name)).not.toContain('marketing');
});

test('reads an unreadable community only once a day', async () => {
  await connected('cleo', 'no_such_place_here');
  app.clock.advance(DAY_MS + HOUR_MS);
  const asked = await refresh();
  expect(asked.map(([name]) => name)).toContain('no_such_place_here');
  app.clock.advance(HOUR_MS);
  expect(await refresh()).toEqual([]);
});

test('reports a changed rule to workspaces with that target or waiting posts, and to no others', async () => {
  const dora = await connected('dora', 'javascript');
  const emil = await connected('emil');
  const fritz = await connected('fritz', 'reactjs');
  const scheduledAt = new Date(app.clock.now() + 9 * DAY_MS).toISOString();
  const post = { title: 'T', content: 'A text', subreddit: 'JavaScript', status: 'scheduled', scheduledAt };
  await emil.call(createPost, post);
  app.clock.advance(DAY_MS + HOUR_MS);
  await refresh();
  expect(await newsOf(dora)).toEqual([]);
  await app.sandbox.control({ rules: { community: 'javascript', rules: NONE } });
  app.clock.advance(DAY_MS + HOUR_MS);
  const topics: string[] = [];
  const stop = app.base.events.subscribe(dora.user!.workspaceId, ({ topic }) => topics.push(topic));
  await refresh();
  await expect.poll(() => topics).toEqual(expect.arrayContaining(['activity', 'communities']));
  stop();
  expect(await newsOf(dora)).toEqual([['rulesChanged', 'javascript']]);
  expect(await newsOf(emil)).toEqual([['rulesChanged', 'JavaScript']]);
  expect(await newsOf(fritz)).toEqual([]);
  const [notice] = (await dora.call(activity.listActivity)).items;
  expect(notice).toMatchObject({
    isNew: true,
    post: null,
    detail: expect.stringContaining('→ Not allowed.'),
  });
  expect(await dora.call(activity.countActivity)).toEqual({ unread: 1 });
  await dora.call(activity.markActivitySeen, { until: notice!.at });
  expect(await dora.call(activity.countActivity)).toEqual({ unread: 0 });
});
