import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { systemClock } from '#server/adapters/clock.ts';
import { readSecretKey } from '#server/adapters/crypto/secret-key.ts';
import { createDatabaseClock } from '#server/adapters/database-clock.ts';
import { openDatabase } from '#server/adapters/db/open-database.ts';
import type { TryAgain } from '#server/adapters/queue/job.ts';
import { createBase } from '#server/boot/create-base.ts';
import { readConfig } from '#server/config.ts';
import type { Base, JobContext } from '#server/context.ts';
import { CLAIM_AHEAD_MS } from '#server/features/posts/send-posts.ts';
import { handlePublishPost } from '#server/features/publishing/publish-post.job.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { seedAccounts, seedDuePosts, type Sending } from './seed-due-posts.ts';
import { stubPlatform } from './stub-platform.ts';

/** Enough time to insert all posts and jobs before the first is due. */
const LEAD_MS = 25_000;
const DRAIN_EVERY_MS = 50;

/** The input of every queue. `step` runs the steps of publishing, equal for all. */
export type Given = {
  base: Base;
  databaseUrl: string;
  sendings: readonly Sending[];
  runAt: number;
  step: (sending: Sending) => Promise<TryAgain | void>;
};
export type StartQueue = (given: Given) => Promise<{ stop(): Promise<void> }>;
/** From the due instant to the sending, including all waiting. */
export type Lateness = { p99Ms: number; lastMs: number };

/** Sends posts of as many accounts, all due at once, through one queue on a separate database. */
export async function measureLateness(
  startQueue: StartQueue,
  posts: number,
  engineKind: 'postgres' | 'sqlite' = 'postgres',
): Promise<Lateness> {
  process.env['TEST_DATABASE'] = engineKind;
  const database = await createTestDatabase();
  const config = readConfig({ SANDBOX: 'off', ...database.settings });
  const log = pino({ level: 'error' });
  const engine = await openDatabase(config, () => {});
  const clock = await createDatabaseClock(systemClock, () => engine.readTime());
  try {
    const real = createBase({ config, engine, secret: readSecretKey(config), log, ports: { clock } });
    const accounts = await seedAccounts(real.db, posts);
    const dueAt = clock.now() + LEAD_MS;
    const sendings = await seedDuePosts(real.db, accounts, dueAt);
    const { platform, sent } = stubPlatform(clock, dueAt, posts);
    const base = { ...real, platform };
    const ctx: JobContext = { ...base, actor: { kind: 'job', name: 'bench' } };
    const runAt = dueAt - CLAIM_AHEAD_MS;
    const databaseUrl = database.settings['DATABASE_URL'] ?? '';
    const step = handlePublishPost.open(ctx);
    const queue = await startQueue({ base, databaseUrl, sendings, runAt, step });
    try {
      await sql`analyze`.execute(base.db);
      if (clock.now() > runAt) throw new Error('The jobs were not written in time.');
      await sent.all;
      while ((await countPublished(base)) < posts) await wait(DRAIN_EVERY_MS);
    } finally {
      await queue.stop();
    }
    const late = [...sent.at.values()].map((at) => at - dueAt).toSorted((a, b) => a - b);
    return { p99Ms: late[Math.ceil(posts * 0.99) - 1] ?? Number.NaN, lastMs: late.at(-1) ?? Number.NaN };
  } finally {
    clock.stop();
    await engine.stop();
    await database.drop();
  }
}

async function countPublished({ db }: Base): Promise<number> {
  const { count } = await db
    .selectFrom('posts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('phase', '=', 'published')
    .executeTakeFirstOrThrow();
  return count;
}
