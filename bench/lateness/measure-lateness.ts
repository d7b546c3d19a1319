import { sql } from 'kysely';
import pino from 'pino';
import { systemClock } from '#server/adapters/clock.ts';
import { readSecretKey } from '#server/adapters/crypto/secret-key.ts';
import { createDatabaseClock } from '#server/adapters/database-clock.ts';
import { openDatabase } from '#server/adapters/db/open-database.ts';
import type { TryAgain } from '#server/adapters/queue/job.ts';
import { readConfig } from '#server/config.ts';
import type { Base } from '#server/context.ts';
import { createBase } from '#server/boot/create-base.ts';
import { createPublishPorts } from '#server/features/publishing/publish-ports.ts';
import { AHEAD_MS } from '#server/features/posts/send-posts.ts';
import type { PublishPorts } from '#server/features/publishing/publish-protocol.ts';
import { publishStep } from '#server/features/publishing/publish-step.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { seedAccounts, seedDuePosts, type Sending } from './seed-due-posts.ts';

/** Enough time to insert all posts and jobs before the first is due. */
const LEAD_MS = 25_000;

/** The input of every queue. `step` publishes a post and records when this queue claimed the job. */
export type Given = {
  base: Base;
  databaseUrl: string;
  sendings: readonly Sending[];
  runAt: number;
  step: (sending: Sending, claimedAt: number) => Promise<TryAgain | void>;
};
export type StartQueue = (given: Given) => Promise<{ stop(): Promise<void> }>;
export type Lateness = { p99Ms: number; lastSentAfterMs: number };

/** Sends posts of as many accounts, all due at once, through one queue on its own PostgreSQL database. */
export async function measureLateness(startQueue: StartQueue, posts: number): Promise<Lateness> {
  const database = await createTestDatabase();
  const config = readConfig({ SANDBOX: 'off', ...database.settings });
  const log = pino({ level: 'error' });
  const engine = await openDatabase(config, () => {});
  const clock = await createDatabaseClock(systemClock, () => engine.readTime());
  try {
    const base = createBase({ config, engine, secret: readSecretKey(config), log, ports: { clock } });
    const accounts = await seedAccounts(base.db, posts);
    const dueAt = clock.now() + LEAD_MS;
    const sendings = await seedDuePosts(base.db, accounts, dueAt);
    const sent = new Map<string, number>();
    const claimed = new Map<string, number>();
    const end = Promise.withResolvers<void>();
    const ports: PublishPorts = {
      ...createPublishPorts({ ...base, actor: { kind: 'job', name: 'bench' } }),
      check: async () => null,
      reserve: async () => ({ kind: 'ready', turn: { token: '', giveBack: async () => {} } }),
      async send({ id }) {
        const now = clock.now();
        if (now < dueAt) throw new Error(`A post went out ${dueAt - now} ms early.`);
        if (sent.has(id)) throw new Error('A post went out twice.');
        sent.set(id, now);
        if (sent.size === posts) end.resolve();
        return { kind: 'accepted', id: `t3_${id}`, permalink: null };
      },
    };
    const step = async (sending: Sending, claimedAt: number) => {
      claimed.set(sending.postId, claimedAt);
      try {
        return await publishStep(ports, sending);
      } catch (error) {
        end.reject(error);
        throw error;
      }
    };
    const runAt = dueAt - AHEAD_MS;
    const databaseUrl = database.settings['DATABASE_URL'] ?? '';
    const queue = await startQueue({ base, databaseUrl, sendings, runAt, step });
    try {
      await sql`analyze`.execute(base.db);
      if (clock.now() > runAt) throw new Error('The jobs were not written in time.');
      await end.promise;
    } finally {
      await queue.stop();
    }
    await checkAllPublished(base, posts);
    const late = [...sent].map(([id, at]) => at - Math.max(dueAt, claimed.get(id) ?? 0));
    late.sort((a, b) => a - b);
    const p99Ms = late[Math.ceil(posts * 0.99) - 1] ?? Number.NaN;
    return { p99Ms, lastSentAfterMs: Math.max(...sent.values()) - dueAt };
  } finally {
    clock.stop();
    await engine.stop();
    await database.drop();
  }
}

async function checkAllPublished({ db }: Base, posts: number): Promise<void> {
  const { count } = await db
    .selectFrom('posts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('phase', '=', 'published')
    .executeTakeFirstOrThrow();
  if (count !== posts) throw new Error(`Of ${posts} posts ${count} are published.`);
}
