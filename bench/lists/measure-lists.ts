import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { countRedditor } from '#contract/erasure.ts';
import { listOpportunities, skipOpportunity, undoSkip } from '#contract/scanner.ts';
import { applySkips, countSkips } from '#core/opportunities/scoring/apply-skips.ts';
import type { ThreadScore } from '#core/opportunities/scoring/score-thread.ts';
import { deleteExpiredRows } from '#server/adapters/db/owned-rows.ts';
import type { Db } from '#server/adapters/db/schema.ts';
import type { UserContext } from '#server/context.ts';
import { dropKnownThreads } from '#server/features/scan-hub/drop-known-threads.ts';
import { createTestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';
import { timeWork } from '../time-work.ts';
import { seedThreads } from './seed-threads.ts';

const IN_MEMORY = '/dev/shm';
const THREADS = 100_000;
const SKIPS = 20;
const SCANS = 20;
const FOUND = 100;
const DAY_MS = 24 * 3_600_000;

export type Blocked = { skipMs: number; hubMs: number };

type Lists = { ctx: UserContext; client: TestClient; ids: string[] };

/** The longest that work on a list of 100,000 found threads blocks the event loop. */
export const measureLists = () =>
  withThreads(async (lists) => {
    // The first call of each kind compiles its code.
    await skipSome(lists);
    await askOnce(lists);
    const skipMs = await longest(() => skipSome(lists));
    return { skipMs, hubMs: await longest(() => runHub(lists)) };
  });

/** The same for work that reads or writes all rows at once. */
export const measureWholeLists = () =>
  withThreads(async ({ ctx }) => {
    const { workspaceId } = ctx.actor;
    const hubMs = await longest(() => readAll(ctx.db, workspaceId));
    return { skipMs: await longest(() => rewriteAll(ctx.db, workspaceId)), hubMs };
  });

async function withThreads(measure: (lists: Lists) => Promise<Blocked>): Promise<Blocked> {
  process.env['TEST_DATABASE'] = 'sqlite';
  // In memory, because a disk's own pauses differ between machines.
  if (existsSync(IN_MEMORY)) process.env['TMPDIR'] = IN_MEMORY;
  const app = await createTestApp();
  try {
    const client = await app.as('ada');
    const { userId, workspaceId } = client.user ?? { userId: '', workspaceId: '' };
    const actor = { kind: 'user', userId, workspaceId, sessionId: 'ses_bench' } as const;
    const ctx: UserContext = { ...app.base, actor };
    const ids = await seedThreads(ctx, ctx.db, THREADS);
    await sql`analyze`.execute(ctx.db);
    return await measure({ ctx, client, ids });
  } finally {
    await app.close();
  }
}

const longest = async (work: () => Promise<void>): Promise<number> => (await timeWork(work)).blockedMs;

async function skipSome({ ctx, client, ids }: Lists): Promise<void> {
  for (const id of ids.slice(0, SKIPS)) {
    await client.call(skipOpportunity, { id, reason: 'kind' });
    await ctx.clock.nextTurn();
  }
  for (const id of ids.slice(0, SKIPS / 2)) {
    await client.call(undoSkip, { id });
    await ctx.clock.nextTurn();
  }
}

/** Deduplicating 20 scans in the hub, the list of skipped threads, an erasure count, and the sweep of all threads. */
async function runHub(lists: Lists): Promise<void> {
  const { ctx, ids } = lists;
  const { db, clock } = ctx;
  for (let scan = 0; scan < SCANS; scan += 1) {
    const some = ids.slice(scan * FOUND, (scan + 1) * FOUND);
    const found = await db.selectFrom('opportunities').selectAll().where('id', 'in', some).execute();
    await dropKnownThreads(db, 'sandbox', found);
    await clock.nextTurn();
  }
  await askOnce(lists);
  await deleteExpiredRows(ctx, clock.now() + 3 * DAY_MS);
}

async function askOnce({ ctx, client }: Lists): Promise<void> {
  await client.call(listOpportunities, { skipped: 'true' });
  await ctx.clock.nextTurn();
  await client.call(countRedditor, { name: 'author_7' });
  await ctx.clock.nextTurn();
}

/** The former way to apply skips: to all rows, in one transaction. */
async function rewriteAll(db: Db, workspaceId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('opportunities')
      .select(['id', 'community', 'keywords', 'judgement'])
      .where('workspace_id', '=', workspaceId)
      .execute();
    const skips = countSkips([{ reason: 'kind', community: '', threadType: 'question', keywords: [] }]);
    for (const { id, community, keywords, judgement } of rows) {
      const traits = { community, keywords: JSON.parse(keywords) as string[] };
      const taught = applySkips(JSON.parse(judgement) as ThreadScore, traits, skips);
      if (taught.parts.at(-1)?.name === 'your skips')
        await tx.updateTable('opportunities').set({ score: taught.score }).where('id', '=', id).execute();
    }
  });
}

/** The former way to find known threads: reads all threads of the workspace. */
async function readAll(db: Db, workspaceId: string): Promise<void> {
  const rows = await db
    .selectFrom('opportunities')
    .select(['workspace_id', 'thread_id'])
    .where('workspace_id', '=', workspaceId)
    .execute();
  new Set(rows.map((row) => `${row.workspace_id} ${row.thread_id}`)).clear();
}
