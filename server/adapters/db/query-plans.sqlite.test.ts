import { type CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createBase } from '#server/boot/create-base.ts';
import type { Base, JobContext, UserContext } from '#server/context.ts';
import { addChannel } from '#server/features/alerts/add-channel.ts';
import { addRule } from '#server/features/alerts/add-rule.ts';
import { buryDeliveries } from '#server/features/alerts/bury-deliveries.ts';
import { claimDeliveries, findLatestEvents, findLeaseEnd } from '#server/features/alerts/delivery-rows.ts';
import { forgetAuthor } from '#server/features/alerts/forget-author.ts';
import { listDeliveries } from '#server/features/alerts/list-deliveries.ts';
import { previewRule } from '#server/features/alerts/preview-rule.ts';
import { createPost } from '#server/features/posts/create-post.ts';
import { changePosts } from '#server/features/posts/change-posts.ts';
import { updatePost } from '#server/features/posts/update-post.ts';
import { checkBeforeSending } from '#server/features/publishing/check-before-sending.ts';
import { findPost } from '#server/features/posts/post-rows.ts';
import type { Platform } from '#server/adapters/platform/platform.ts';
import { createPublishReads } from '#server/features/publishing/publish-reads.ts';
import { createPublishPorts } from '#server/features/publishing/publish-ports.ts';
import { saveFactsFile } from '#server/features/drafts/facts-file.ts';
import { createSavedScan } from '#server/features/scan-hub/create-saved-scan.ts';
import { handlePollCommunities } from '#server/features/scan-hub/poll-communities.job.ts';
import { scanThreads } from '#server/features/scanner/scan-threads.ts';
import { handleVerifyOpportunities } from '#server/features/scanner/verify-opportunities.job.ts';
import { handleSweep } from '#server/features/housekeeping/sweep.job.ts';
import { disconnectAccount } from '#server/features/accounts/disconnect-account.ts';
import { readUsage } from '#server/features/accounts/read-usage.ts';
import { readComment, readSubmission } from '../platform/read-things.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { addAccount } from '#test/factories.ts';

/** Tables that grow without limit. */
const LARGE = [
  'posts',
  'post_attempts',
  'post_events',
  'jobs',
  'audit_events',
  'call_meter',
  'post_sketches',
  'scanned_posts',
  'scanned_comments',
  'opportunities',
  'events',
  'event_texts',
  'alert_deliveries',
];

test('no statement of a request or a job scans a large table', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const statements = new Map<string, CompiledQuery>();
  const base = listenTo(app.base, (query) => statements.set(query.sql, query));
  const { userId, workspaceId } = (await app.as('ada')).user!;
  const ctx: UserContext = { ...base, actor: { kind: 'user', userId, workspaceId, sessionId: 'ses_test' } };
  const job: JobContext = { ...base, actor: { kind: 'job', name: 'test' } };
  const accountId = await addAccount(app.base, workspaceId);
  const post = await createPost(ctx, { ...DRAFT, redditAccountId: accountId });
  const startAt = new Date(base.clock.now() + 3_600_000).toISOString();
  await changePosts(ctx, { ids: [post.id], action: 'schedule', startAt, everyMinutes: 5 });
  await updatePost(ctx, { id: post.id, content: 'Another text' });
  app.clock.advance(3_700_000);
  while ((await base.jobs.runDue(10)) > 0);
  const worker = await base.jobs.start();
  await worker.stop();
  await createPublishPorts(job).claimedBy(['t3_1', 't3_2']);
  const paced = { ...job, platform: PACED as Platform };
  await saveFactsFile(ctx, { product: 'Acme', about: [] });
  const own = { content: 'I built Acme: https://acme.example/', website_url: 'https://acme.example/' };
  const sent = { ...(await findPost(base.db, post.id))!, ...own, rules_version: 'x.0' };
  await checkBeforeSending(paced, createPublishReads(paced), sent, () => {});
  await readUsage(ctx);
  await handleSweep.open(job)({});
  await createSavedScan(ctx, {
    name: 'Mine',
    isOn: true,
    subreddits: ['webdev'],
    keywords: ['tool', 'brie'],
    filters: ANY,
    readsComments: true,
  });
  await handlePollCommunities.open(paced)({});
  await scanThreads(
    { ...ctx, platform: paced.platform },
    { subreddits: ['webdev'], keywords: [], filters: ANY },
  );
  await handleVerifyOpportunities.open(paced)({});
  const channel = await addChannel(ctx, { kind: 'rss', name: 'Feed' });
  const channelIds = [channel.id];
  await addRule(ctx, { name: 'All', events: ['account.disconnected'], channelIds, deliver: 'instant' });
  await disconnectAccount(ctx, { id: accountId });
  while ((await base.jobs.runDue(10)) > 0);
  const [delivery] = await listDeliveries(ctx, { channelId: channel.id });
  expect(delivery).toBeDefined();
  await findLatestEvents(base.db, channel.id, 50);
  await claimDeliveries(base, channel.id, { limit: 8, leaseMs: 1 });
  await findLeaseEnd(base.db, channel.id);
  await buryDeliveries(base.db, channel.id, 'The channel is disabled.');
  await previewRule(ctx, { events: ['account.disconnected'], deliver: 'instant' });
  await base.db.transaction().execute((tx) => forgetAuthor(tx, workspaceId, 'ben'));
  const scans: string[] = [];
  for (const query of statements.values())
    for (const step of await explain(app.base, query))
      if (LARGE.some((name) => new RegExp(`^SCAN "?${name}\\b`).test(step)))
        scans.push(`${step}: ${query.sql}`);
  expect(statements.size).toBeGreaterThan(30);
  for (const step of [
    'lower(subreddit)',
    'coalesce(published_at, scheduled_at)',
    '"published_at" desc',
    'from "scanned_posts" where "id" in',
    'from "scanned_comments" where "id" in',
    'from "scanned_comments" where "thread_key" in',
    'from "scanned_posts" where "community_id" in',
  ])
    expect([...statements.keys()].some((query) => query.includes(step))).toBe(true);
  expect(scans).toEqual([]);
});

test('deleting a parent row scans no large table of its children', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const scans: string[] = [];
  for (const child of LARGE) {
    const { rows } = await sql<{ from: string }>`
      select "from" from pragma_foreign_key_list(${child})`.execute(app.base.db);
    for (const { from } of rows) {
      const children = sql`delete from ${sql.table(child)} where ${sql.ref(from)} = 'x'`;
      scans.push(
        ...(await explain(app.base, children.compile(app.base.db))).filter((step) => step.startsWith('SCAN')),
      );
    }
  }
  expect(scans).toEqual([]);
});

const THREAD = {
  id: '1',
  name: 't3_1',
  title: 'Which tool?',
  permalink: '/r/webdev/comments/1',
  author: 'ben',
  created_utc: Date.UTC(2026, 10, 2, 10) / 1_000,
};

/** A platform comment with the fields that the check before sending needs. */
const COMMENT = readComment({
  id: '2',
  name: 't1_2',
  link_id: 't3_1',
  parent_id: 't3_1',
  subreddit: 'webdev',
  author: 'ada',
  body: 'A brie?',
  created_utc: 1_793_577_600,
})!;

const PACED = {
  mode: 'sandbox',
  pace: { accountMs: 1, communityMs: 1 },
  siteUrl: 'http://127.0.0.1',
  about: async () => ({ kind: 'missing', reason: null }),
  isCrowded: () => false,
  rules: async () => ({ kind: 'ok', value: [QUOTA] }),
  postRequirements: async () => ({ kind: 'missing', reason: null }),
  now: () => Date.UTC(2026, 10, 2),
  listing: async () => ({ kind: 'ok', value: { items: [readSubmission(THREAD)!], after: null, skipped: 0 } }),
  newComments: async () => ({ kind: 'ok', value: { items: [COMMENT], after: null, skipped: 0 } }),
  byIds: async () => ({ kind: 'ok', value: [readSubmission(THREAD)!] }),
} as Partial<Platform>;

const ANY = { maxAge: 24, minScore: 0, excludeStickied: true, limit: 500 };

const QUOTA = {
  name: 'Keep it rare',
  text: 'At most one mention of your own product in 60 days.',
  appliesTo: 'all',
  createdAt: 0,
} as const;

const DRAFT = {
  type: 'post',
  title: 'A title',
  content: 'A text',
  subreddit: 'webdev',
  status: 'draft',
  ctaStyle: 'none',
} as const;

/** The same installation, reporting every statement. */
function listenTo({ engine, config, log, clock }: Base, hear: (query: CompiledQuery) => void): Base {
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      hear(engine.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const heard = { ...engine, db: engine.db.withPlugin(plugin) };
  return createBase({ config, engine: heard, secret: 'a key for tests, long enough', log, ports: { clock } });
}

async function explain({ db }: Base, query: CompiledQuery): Promise<string[]> {
  if (!/^(select|insert|update|delete)/.test(query.sql)) return [];
  const { rows } = await db.executeQuery<{ detail: string }>({
    ...sql`explain`.compile(db),
    sql: `explain query plan ${query.sql}`,
    parameters: query.parameters,
  });
  return rows.map(({ detail }) => detail);
}
