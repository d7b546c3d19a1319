import { createAlarms } from '#server/adapters/alarms.ts';
import type { Clock } from '#server/adapters/clock.ts';
import { createDatabaseClock } from '#server/adapters/database-clock.ts';
import { CLAIM_AHEAD_MS } from '#server/features/posts/send-posts.ts';
import type { PublishPorts } from '#server/features/publishing/publish-protocol.ts';
import { publishStep } from '#server/features/publishing/publish-step.ts';
import { settleLateCopies } from '#server/features/publishing/settle-late-copies.ts';
import { Chance } from './chance.ts';
import { FakePlatform } from './fake-platform.ts';
import { MemoryStore } from './memory-store.ts';
import { waitingPost } from './waiting-post.ts';
import { VirtualTime } from './virtual-time.ts';

const SECOND = 1_000;
const LEASE_MS = 20 * SECOND;
const HOUR = 3_600 * SECOND;
/** Work that is unfinished by then counts as lost. */
const LONGEST_WORLD_MS = 12 * HOUR;
/** A new promise each time, since a shared one would retain all its waiters. */
const never = () => new Promise<never>(() => {});

type Job = {
  key: string;
  run: 'publish' | 'copies';
  postId: string;
  at: number;
  leasedUntil: number;
  leases: number;
  done: boolean;
};
export type SimulationResult = {
  published: number;
  reported: number;
  lost: number;
  doubled: number;
  wrong: number;
  early: number;
};

/**
 * Simulates one account's day: some posts, two workers, and every possible fault. `broken`: unknown outcomes are not looked up.
 */
export async function simulateWorld(seed: number, posts: number, broken: boolean): Promise<SimulationResult> {
  const time = new VirtualTime();
  const chance = new Chance(seed);
  const platform = new FakePlatform(time, chance);
  const jobs: Job[] = [];
  const firstSentAt = new Map<string, number>();
  const add = (run: Job['run'], postId: string, at: number) => {
    jobs.push({
      key: `${run} ${postId} ${jobs.length}`,
      run,
      postId,
      at,
      leasedUntil: -1,
      leases: 0,
      done: false,
    });
    time.at(at, () => wakeAll());
  };
  const store = new MemoryStore((postId, waitMs) => add('copies', postId, time.now() + waitMs));

  for (let number = 0; number < posts; number++) {
    const at = chance.between(1, 600) * SECOND;
    const post = waitingPost(`p${number}`, at);
    store.posts.set(post.id, post);
    add('publish', post.id, at - CLAIM_AHEAD_MS);
    if (chance.percent(10))
      time.at(at + chance.between(0, 90) * SECOND, () => platform.postByHand(post.content));
  }

  /** Each machine's own clock jumps; only the database's clock counts. */
  const startClock = () => {
    let jumpMs = 0;
    const jumpAt = chance.between(0, 600) * SECOND;
    time.at(jumpAt, () => (jumpMs = chance.between(-1, 1) * HOUR));
    const wall = () => time.now() + jumpMs;
    const machine = {
      now: wall,
      wall,
      monotonic: () => time.now(),
      after: () => () => {},
      nextTurn: async () => {},
    };
    return createDatabaseClock(machine, async () => time.now());
  };
  const clocks = [await startClock(), await startClock()];
  const workers = clocks.map((clock) => ({ clock, busy: false }));
  const wakeAll = () => {
    for (const worker of workers) if (!worker.busy) void work(worker);
  };

  async function work(worker: (typeof workers)[number]): Promise<void> {
    worker.busy = true;
    for (let job = claim(); job; job = claim()) {
      // A worker that dies leaves its lease behind, and another one starts in its place.
      const dies = chance.percent(3);
      const lease = job.leases;
      const ending = await runJob(job, worker.clock, dies ? chance.between(0, 8) : Number.POSITIVE_INFINITY);
      // A worker whose lease has expired may no longer decide.
      if (ending !== 'dead' && lease === job.leases) release(job, ending);
    }
    worker.busy = false;
  }

  function claim(): Job | undefined {
    const now = time.now();
    const job = jobs.find((each) => !each.done && each.at <= now && each.leasedUntil < now);
    if (!job) return undefined;
    job.leasedUntil = now + LEASE_MS;
    job.leases++;
    time.at(job.leasedUntil + 1, () => wakeAll());
    return job;
  }

  function release(job: Job, again: number | null): void {
    job.leasedUntil = -1;
    if (again === null) job.done = true;
    else {
      job.at = again;
      time.at(again, () => wakeAll());
    }
  }

  /** Resolves to the next run time, null when done, or `dead`. */
  async function runJob(job: Job, clock: Clock, diesAfter: number): Promise<number | null | 'dead'> {
    let died = () => {};
    const dead = new Promise<'dead'>((resolve) => (died = () => resolve('dead')));
    const ports = portsFor(clock, diesAfter, died);
    const step = async () => {
      const { postId } = job;
      const again =
        job.run === 'copies'
          ? await settleLateCopies(ports, postId)
          : await publishStep(ports, { postId, fence: 1 });
      return again ? again.tryAgainAt : null;
    };
    return await Promise.race([dead, step().catch(() => time.now() + 2 * SECOND)]);
  }

  function portsFor(clock: Clock, diesAfter: number, died: () => void): PublishPorts {
    let steps = 0;
    /** Each step takes time, sometimes long; some fail, and one kills the process. */
    const step = async <T>(work: () => T | Promise<T>): Promise<T> => {
      if (steps++ >= diesAfter) {
        died();
        return await never();
      }
      await time.sleep(chance.percent(1) ? 150 * SECOND : chance.between(1, 20));
      return await work();
    };
    const awake = { ...clock, after: (ms: number, call: () => void) => time.callAfter(ms, call) };
    const write = <T>(work: () => T): Promise<T> =>
      step(() => {
        if (chance.percent(1)) throw new Error('the database did not take it');
        const value = work();
        if (chance.percent(1)) throw new Error('the database took it and the answer was lost');
        return value;
      });
    return {
      store: store.ports(write),
      clock: awake,
      until: createAlarms(awake),
      platformNow: () => platform.now(),
      platformName: 'The site',
      restoredAt: async () => null,
      lateAfterMs: 6 * HOUR,
      check: () => step(() => null),
      findPaceEnd: async () => 0,
      toSendable: async (sent) => sent,
      reserve: () => step(() => ({ kind: 'ready', turn: { token: '', giveBack: async () => {} } })),
      send: (post, _turn, startBy) =>
        step(() => {
          if (time.now() > startBy.monotonic) return { kind: 'notSent', detail: 'too late' };
          if (!firstSentAt.has(post.id)) firstSentAt.set(post.id, time.now());
          return platform.submit(post.content);
        }),
      listOwn: () => step(() => (broken ? { items: [], isWhole: true } : platform.list())),
      claimedBy: async (ids) => {
        const claimed = new Set([...store.posts.values()].map(({ platform_id: id }) => id));
        return new Set(ids.filter((id) => claimed.has(id)));
      },
      remove: (_post, id) => step(async () => ((await platform.remove(id)) ? 'removed' : 'failed')),
    };
  }

  await time.run(LONGEST_WORLD_MS);
  return judge(store, platform, firstSentAt);
}

function judge(
  store: MemoryStore,
  platform: FakePlatform,
  firstSentAt: Map<string, number>,
): SimulationResult {
  const verdict = { published: 0, reported: 0, lost: 0, doubled: 0, wrong: 0, early: 0 };
  for (const post of store.posts.values()) {
    const copies = platform.copies.filter(
      ({ hash, removed, byHand }) => hash === post.content && !removed && !byHand,
    );
    if ((firstSentAt.get(post.id) ?? Number.POSITIVE_INFINITY) < (post.scheduled_at ?? 0)) verdict.early++;
    if (copies.length > 1) verdict.doubled++;
    if (post.phase === 'published') {
      verdict.published++;
      if (!copies.some(({ id }) => id === post.platform_id)) verdict.wrong++;
    } else if (post.phase === 'failed' || post.phase === 'needs_you') {
      verdict.reported++;
      // The author was informed that the post is not out, although it is.
      if (post.phase === 'failed' && copies.length > 0) verdict.wrong++;
    } else verdict.lost++;
  }
  return verdict;
}
