import { expect, onTestFinished, test } from 'vitest';
import { addAssistedAccount } from '#contract/accounts.ts';
import { readFirstSteps } from '#contract/first-steps.ts';
import { readMetrics, readReport } from '#contract/insights.ts';
import { listPosts, readPostHistory } from '#contract/posts.ts';
import { listReplies } from '#contract/replies.ts';
import { conclude } from '#core/insights/conclude.ts';
import { toOwnPosts } from '#core/insights/own-post.ts';
import { findWhatWorked } from '#core/insights/what-worked.ts';
import { readSecretKey } from '#server/adapters/crypto/secret-key.ts';
import { readOwnedRows } from '#server/adapters/db/owned-rows.ts';
import { createBase } from '#server/boot/create-base.ts';
import { startSession } from '#server/features/session/start-session.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { createPlatformApp, type PlatformApp } from '#test/platform-app.ts';
import { runPaced } from '#test/run-paced.ts';
import { createTestClient, type TestClient } from '#test/test-client.ts';
import type { Context, UserContext } from '#server/context.ts';
import { DEMO_EMAIL } from './seed/demo-user.ts';
import { createSeedClock } from './seed/seed-clock.ts';
import { seedDemo } from './seed/seed-demo.ts';

async function start(): Promise<PlatformApp> {
  const app = await createPlatformApp();
  onTestFinished(() => app.close());
  return app;
}

const NEW_BROWSER = { userAgent: undefined, oldToken: undefined };

/** Seeds the installation of an app; returns its demo user, signed in. */
async function seed(app: TestApp): Promise<TestClient> {
  const { config, engine, log } = app.base;
  const clock = createSeedClock(app.clock);
  const base = createBase({ config, engine, log, secret: readSecretKey(config), ports: { clock } });
  const seeding: { end?: PromiseSettledResult<UserContext> } = {};
  await runPaced(app.clock, async () => {
    [seeding.end] = await Promise.allSettled([seedDemo(base, clock, 'a password for the demo')]);
  });
  if (seeding.end?.status !== 'fulfilled') throw seeding.end?.reason;
  const { userId, workspaceId } = seeding.end.value.actor;
  const { token } = await startSession(base as Context, base.db, userId, NEW_BROWSER);
  return createTestClient(app.http, app.base, { userId, workspaceId, token, email: '' });
}

const countsOf = async (app: TestApp, client: TestClient) =>
  Object.entries(await readOwnedRows(app.base.db, client.user!))
    .filter(([table]) => !['call_meter', 'list_versions'].includes(table))
    .map(([table, rows]) => [table, rows.length]);

test('seeds a demo twice, with at least one of everything', async () => {
  const app = await start();
  const first = await seed(app);
  const before = await countsOf(app, first);
  const second = await seed(app);
  expect(await countsOf(app, second)).toEqual(before);
  const users = await app.base.db.selectFrom('users').select('id').execute();
  expect(users).toEqual([{ id: second.user!.userId }]);
});

test('no waiting post is newer than its scheduled time', async () => {
  const app = await start();
  const demo = await seed(app);
  const waiting = (await demo.call(listPosts)).filter(
    ({ publishedAt, scheduledAt }) => !publishedAt && scheduledAt,
  );
  expect(waiting.length).toBeGreaterThan(2);
  expect(waiting.filter(({ createdAt, scheduledAt }) => createdAt > scheduledAt!)).toEqual([]);
});

test('a post that its author has to act on has the reason in its history', async () => {
  const app = await start();
  const demo = await seed(app);
  const stuck = (await demo.call(listPosts)).filter(
    ({ phase }) => phase === 'needs_you' || phase === 'failed',
  );
  expect(stuck).toHaveLength(3);
  for (const { id, problem } of stuck) {
    const history = await demo.call(readPostHistory, { id });
    expect(history.at(-1)?.detail).toContain(problem!.message);
  }
});

test('every figure matches the readings and clicks', async () => {
  const app = await start();
  const demo = await seed(app);
  const { db } = app.base;
  const readings = await db.selectFrom('post_figures').selectAll().orderBy('taken_at').execute();
  const last = [...new Map(readings.map((row) => [row.post_id, row])).values()];
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
  const clicks = await db.selectFrom('clicks').select('post_id').execute();
  const metrics = await demo.call(readMetrics, {});
  expect(metrics).toMatchObject({
    totalUpvotes: sum(last.map(({ score }) => score)),
    totalClicks: clicks.length,
    measuredPosts: last.length,
    clicksMeasured: true,
    isThin: false,
    site: 'sandbox',
  });
  for (const table of ['figure_slots', 'figure_hours'] as const) {
    const slots = await db.selectFrom(table).selectAll().execute();
    expect(sum(slots.map((slot) => slot.upvotes))).toBe(metrics.totalUpvotes);
    expect(sum(slots.map((slot) => slot.clicks))).toBe(metrics.totalClicks);
  }
  expect(last.length).toBeGreaterThan(30);
  for (const change of Object.values(metrics.changes)) expect(change).not.toBeNull();
});

test('the analytics concludes that one community works, one fails, and one surprises', async () => {
  const app = await start();
  const demo = await seed(app);
  const posts = await demo.call(listPosts);
  const { usual } = await demo.call(readReport, { range: '90d', timeZone: 'UTC' });
  const usualVotes = new Map(usual.map(({ community, ...rest }) => [community.toLowerCase(), rest]));
  const groups = findWhatWorked(toOwnPosts(posts), usualVotes);
  const conclusion = conclude(groups);
  expect(conclusion).toMatchObject({
    above: expect.arrayContaining(['coffee', 'selfhostedtools']),
    below: ['smallrestaurants'],
    contrast: { best: 'selfhostedtools', worst: 'smallrestaurants' },
  });
  expect(conclusion.contrast!.times).toBeGreaterThan(5);
  const groupOf = (name: string) => groups.find(({ community }) => community === name)!;
  expect(groupOf('smallrestaurants').removed.count).toBe(3);
  // A community about servers does better than the one about the product.
  expect(groupOf('selfhostedtools').votes!.median).toBeGreaterThan(groupOf('coffee').votes!.median);
});

test('the dashboard has recommendations, and the first steps are done', async () => {
  const app = await start();
  const demo = await seed(app);
  const phases = new Set((await demo.call(listPosts)).map(({ phase }) => phase));
  for (const phase of ['draft', 'waiting', 'needs_you', 'published', 'removed', 'failed'] as const)
    expect(phases).toContain(phase);
  expect((await demo.call(listReplies)).map(({ author }) => author)).toContain('sandbox_ben');
  expect(await demo.call(readFirstSteps)).toMatchObject({ isOpen: false });
});

test('keeps other people’s data, and the first of them still owns the installation', async () => {
  const app = await start();
  await seed(app);
  const ada = await app.as('ada');
  const owner = await app.base.db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', 'first_user')
    .execute();
  expect(owner).toEqual([{ value: ada.user!.userId }]);
  const before = await readOwnedRows(app.base.db, ada.user!);
  await seed(app);
  expect(await readOwnedRows(app.base.db, ada.user!)).toEqual(before);
});

test('seeds nothing beside a real account or without the sandbox', async () => {
  const app = await start();
  const ada = await app.as('ada');
  await ada.call(addAssistedAccount, { username: 'ada_l' });
  await expect(seed(app)).rejects.toThrow('This database has u/ada_l, a real Reddit account');
  const bare = await createTestApp();
  onTestFinished(() => bare.close());
  await expect(seed(bare)).rejects.toThrow('The demo needs the sandbox, which is off here');
  expect(await bare.base.db.selectFrom('users').select('id').execute()).toEqual([]);
});

test('leaves a user with the demo’s address alone if no seed run created them', async () => {
  const app = await start();
  const real = await app.as('demo');
  expect(real.user?.email).toBe(DEMO_EMAIL);
  const before = await readOwnedRows(app.base.db, real.user!);
  await expect(seed(app)).rejects.toThrow('has a user demo@example.com that no seed run created');
  expect(await readOwnedRows(app.base.db, real.user!)).toEqual(before);
});

test('does not replace a demo that has a real Reddit account', async () => {
  const app = await start();
  const demo = await seed(app);
  await demo.call(addAssistedAccount, { username: 'ada_l' });
  await expect(seed(app)).rejects.toThrow('This database has u/ada_l, a real Reddit account');
  expect(await demo.call(listPosts)).not.toEqual([]);
});
