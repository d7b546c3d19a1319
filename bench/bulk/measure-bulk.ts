import { measureSimilarity } from '#core/text/measure-similarity.ts';
import type { UserContext } from '#server/context.ts';
import { changePosts } from '#server/features/posts/change-posts.ts';
import { fillSketches } from '#server/features/posts/post-sketches.ts';
import { createTestApp } from '#test/create-test-app.ts';
import { addUser } from '#test/factories.ts';
import { median } from '../benchmark.ts';
import { createWriter, seedTexts } from './seed-texts.ts';
import { timeWork } from '../time-work.ts';

const TEXTS = 5_000;
const POSTS = 100;
const ROUNDS = 7;
const REREADS = 2;

export type Bulk = { readonly tookMs: number; readonly blockedMs: number; readonly rereadingMs: number };

/**
 * Schedules a hundred posts together, beside five thousand texts of the same workspace. The median of several rounds.
 */
export async function measureBulk(engine: 'sqlite' | 'postgres', seed: number): Promise<Bulk> {
  process.env['TEST_DATABASE'] = engine;
  const app = await createTestApp();
  try {
    const { db, clock } = app.base;
    const { userId, workspaceId } = await addUser(app.base, 'ada');
    const ctx: UserContext = {
      ...app.base,
      actor: { kind: 'user', userId, workspaceId, sessionId: 'ses_bench' },
    };
    const given = { db, workspaceId, now: clock.now(), write: createWriter(seed) };
    await seedTexts({ ...given, phase: 'published' }, TEXTS);
    const drafts = await seedTexts({ ...given, phase: 'draft' }, POSTS * ROUNDS);
    await fillSketches(ctx);
    const rounds: { tookMs: number; blockedMs: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await timeWork(() => schedule(ctx, drafts.slice(round * POSTS, (round + 1) * POSTS))));
    const reread = await timeWork(() => rereadTexts(ctx, drafts.slice(0, REREADS)));
    return {
      tookMs: median(rounds.map(({ tookMs }) => tookMs)),
      blockedMs: median(rounds.map(({ blockedMs }) => blockedMs)),
      rereadingMs: (reread.tookMs / REREADS) * POSTS,
    };
  } finally {
    await app.close();
  }
}

async function schedule(ctx: UserContext, ids: string[]): Promise<void> {
  const startAt = new Date(ctx.clock.now() + 3_600_000).toISOString();
  await changePosts(ctx, { ids, action: 'schedule', startAt, everyMinutes: 5, timeZone: 'UTC' });
}

/** The former search for near-duplicates: rereads all texts for each post. */
async function rereadTexts({ db, actor }: UserContext, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const texts = await db
      .selectFrom('posts')
      .select(['id', 'content'])
      .where('workspace_id', '=', actor.workspaceId)
      .execute();
    const own = texts.find((text) => text.id === id)?.content ?? '';
    for (const { content } of texts) measureSimilarity(own, content);
  }
}
