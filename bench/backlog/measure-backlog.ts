import pino from 'pino';
import type { Clock } from '#server/adapters/clock.ts';
import { sealGrant } from '#server/adapters/platform/account-tokens.ts';
import { readSecretKey } from '#server/adapters/crypto/secret-key.ts';
import { migrate, openEngine } from '#server/adapters/db/open-database.ts';
import type { Engine } from '#server/adapters/db/engine.ts';
import { ok } from '#server/adapters/platform/outcome.ts';
import { readConfig } from '#server/config.ts';
import type { Base } from '#server/context.ts';
import { createBase } from '#server/boot/create-base.ts';
import { CLAIM_AHEAD_MS, enqueueSendings } from '#server/features/posts/send-posts.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { seedAccounts, seedDuePosts } from '../lateness/seed-due-posts.ts';
import { createAcceptingSite } from './accepting-site.ts';
import { createHurriedClock } from './hurried-clock.ts';

const POSTS = 200;
const CALLS_PER_MINUTE = 100;
/** Each post is a call; the community's rules and requirements are read once. */
const READS = 2;
const NEEDED_CALLS = POSTS + READS;
const TIMES_FASTER = 4;
const MINUTE_MS = 60_000;
const SHORTEST_MS = Math.floor((NEEDED_CALLS - READS) / CALLS_PER_MINUTE) * MINUTE_MS;
const PATIENCE_MS = 10 * MINUTE_MS;
const START = Date.UTC(2026, 10, 2, 9);

export type Backlog = {
  /** The time until the last post is out, relative to the shortest that the budget allows. */
  makespan: number;
  /** Calls for sending, relative to those needed. Checks of the first posts meanwhile are not counted. */
  calls: number;
};
type Given = { processes: number; workers: number; turnAfterIntent: boolean };

/** Twice as many posts as a minute's calls are due at one instant, and the whole publishing path sends them. */
export async function measureBacklog({ processes, workers, turnAfterIntent }: Given): Promise<Backlog> {
  const database = await createTestDatabase();
  const settings = { SANDBOX: 'on', SANDBOX_PORT: '9', REDDIT_QPM: String(CALLS_PER_MINUTE) };
  const config = readConfig({ ...settings, ...database.settings });
  const clock = createHurriedClock(START, TIMES_FASTER);
  const arrived: number[] = [];
  let looks = 0;
  const engines: Engine[] = [];
  try {
    const transport = createAcceptingSite(clock, {
      onPost: (at) => arrived.push(at),
      onLook: () => (looks += 1),
    });
    const bases: Base[] = [];
    for (let number = 0; number < processes; number += 1) {
      const engine = await openEngine(config, () => {});
      engines.push(engine);
      const log = pino({ level: 'error' });
      const ports = { clock, transport };
      bases.push(createBase({ config, engine, log, secret: readSecretKey(config), ports }));
    }
    if (turnAfterIntent) bases.forEach(takeTurnsLate);
    const [first] = bases;
    if (!first) throw new Error('At least one process is needed.');
    const dueAt = await seed(first);
    const running = await Promise.all(
      Array.from({ length: workers }, (_, number) => (bases[number % processes] ?? first).jobs.start()),
    );
    await waitFor(clock, () => arrived.length === POSTS);
    bases.forEach(({ stop }) => stop.abort());
    await Promise.all(running.map((worker) => worker.stop()));
    const spentMs =
      arrived.length === POSTS ? Math.max(...arrived) - (dueAt - CLAIM_AHEAD_MS) : Number.POSITIVE_INFINITY;
    return { makespan: spentMs / SHORTEST_MS, calls: ((await countCalls(first)) - looks) / NEEDED_CALLS };
  } finally {
    for (const engine of engines) await engine.stop();
    await database.drop();
  }
}

/** Due posts, with everything prepared that they need. */
async function seed(base: Base): Promise<number> {
  const { db, cipher, clock } = base;
  await migrate(db);
  const accounts = await seedAccounts(db, POSTS);
  for (const { id } of accounts) {
    const grant = { accessToken: id, refreshToken: id, expiresInMs: 3_600_000, scopes: [] };
    const sealed = sealGrant(cipher, id, grant, clock.now());
    await db.updateTable('reddit_accounts').set(sealed).where('id', '=', id).execute();
  }
  const dueAt = clock.now() + MINUTE_MS;
  const sendings = await seedDuePosts(db, accounts, dueAt);
  const posts = sendings.map(({ postId: id, fence }) => ({
    id,
    fence,
    scheduled_at: dueAt,
    phase: 'waiting' as const,
    problem: null,
  }));
  await enqueueSendings({ ...base, actor: { kind: 'job', name: 'bench' } }, db, posts);
  return dueAt;
}

/** The former order: first the intent, then the wait for a call. */
function takeTurnsLate({ platform }: Base): void {
  if (!platform) return;
  const real = { ...platform };
  const turn = { token: '', giveBack: async () => {} };
  const submit: typeof real.submit = (
    { turn: _none, ...caller }: Parameters<typeof real.submit>[0] & { turn?: unknown },
    post,
  ) => real.submit(caller, post);
  Object.assign(platform, { takeTurn: async () => ok(turn), submit });
}

async function waitFor(clock: Clock, isDone: () => boolean): Promise<void> {
  const endAt = clock.now() + PATIENCE_MS;
  while (!isDone() && clock.now() < endAt)
    await new Promise<void>((resolve) => void clock.after(MINUTE_MS / 60, resolve));
}

async function countCalls({ db }: Base): Promise<number> {
  const row = await db
    .selectFrom('call_meter')
    .select(({ fn }) => fn.sum<number>('calls').as('calls'))
    .executeTakeFirst();
  return row?.calls ?? 0;
}
