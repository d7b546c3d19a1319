import { expect, test } from 'vitest';
import type { PollState } from '#core/scanning/poll-state.ts';
import { ScanPlan } from '#core/scanning/scan-plan.ts';
import { VirtualTime } from '#test/simulation/virtual-time.ts';
import { type HubPorts, type Page, pollGroups } from './poll-groups.ts';

type Post = { id: string; community: string; createdAt: number };
const START = 1_000_000;
const PAGE = 100;

/** A site with one community's posts, newest first, that responds after a second. Some responses are replaced. */
function setUp(posts: readonly Post[], answers: readonly (Page<Post>['kind'] | null)[] = []) {
  const time = new VirtualTime();
  const seen = new Set<string>();
  const calls: { names: readonly string[]; after: string | null; at: number }[] = [];
  let isStopping = false;
  const ports: HubPorts<Post> = {
    now: () => START + time.now(),
    siteNow: () => START + time.now(),
    sleep: (ms) => time.sleep(ms),
    isStopping: () => isStopping,
    async read(names, after) {
      calls.push({ names, after, at: time.now() });
      const answer = answers[calls.length - 1];
      await time.sleep(1_000);
      if (answer === 'refused' || answer === 'failed') return { kind: answer };
      const start = posts.findIndex(({ id }) => id === after) + 1;
      const page = posts.slice(start, start + PAGE);
      return { kind: 'page', posts: page, after: start + PAGE < posts.length ? page.at(-1)!.id : null };
    },
    async keep(page) {
      const fresh = page.filter(({ id }) => !seen.has(id));
      for (const { id } of fresh) seen.add(id);
      return new Set(fresh.map(({ id }) => id));
    },
  };
  const planOf = (states: Record<string, PollState> = {}, names = ['a']) =>
    new ScanPlan({
      watched: names.map((name) => ({ key: name, name, watchers: 1 })),
      states: new Map(Object.entries(states)),
      callsPerMinute: 90,
      now: START,
    });
  const run = async (plan: ScanPlan, forMs = 60_000) => {
    const round = pollGroups(ports, plan, START + forMs);
    await Promise.race([round, time.run(60_000 + forMs)]);
    await round;
  };
  return { time, seen, calls, run, planOf, ports, stop: () => (isStopping = true) };
}

/** Creates one post per second, newest first. */
const postsOf = (count: number): Post[] =>
  Array.from({ length: count }, (_, no) => ({ id: `p${no}`, community: 'a', createdAt: START - no * 1_000 }));
const READ: PollState = {
  activity: { posts: 60, spanMs: 3_600_000 },
  polledAt: START - 250_000,
  coveredFrom: 0,
  coveredUntil: START - 250_000,
  trouble: null,
  failures: 0,
  retryAt: 0,
};

test('reads one page of a new community, whatever its number of posts', async () => {
  const { calls, run, planOf, seen } = setUp(postsOf(500));
  const plan = planOf();
  await run(plan, 500);
  expect([calls.length, seen.size]).toEqual([1, 100]);
  expect(plan.takeChanges().get('a')).toMatchObject({ coveredFrom: START - 99_000 });
});

test('reads pages until one reaches back to known posts', async () => {
  const { calls, run, planOf, seen } = setUp(postsOf(500));
  const plan = planOf({ a: READ });
  await run(plan, 500);
  expect(calls.map(({ after }) => after)).toEqual([null, 'p99', 'p199']);
  expect(seen.size).toBe(300);
  expect(plan.takeChanges().get('a')).toMatchObject({ coveredFrom: 0, coveredUntil: START - 5_000 });
});

test('records a gap if there are more than a thousand new posts', async () => {
  const { calls, run, planOf } = setUp(postsOf(3_000));
  const plan = planOf({ a: { ...READ, coveredUntil: START - 2_000_000 } });
  await run(plan, 500);
  expect(calls).toHaveLength(10);
  expect(plan.takeChanges().get('a')).toMatchObject({ coveredFrom: START - 999_000 });
});

test('keeps the posts read before a failure, and reaches back as far in the next reading', async () => {
  const { calls, run, planOf, seen } = setUp(postsOf(500), [null, 'failed']);
  const plan = planOf({ a: READ });
  await run(plan, 500);
  expect([calls.length, seen.size]).toEqual([2, 100]);
  expect(plan.takeChanges().get('a')?.coveredUntil).toBe(READ.coveredUntil);
});

test('splits a rejected group until the closed community is alone', async () => {
  const { calls, run, planOf } = setUp(postsOf(1), ['refused', null, 'refused']);
  const plan = planOf({}, ['a', 'b']);
  await run(plan, 5_000);
  expect(calls.map(({ names }) => names)).toEqual([['a', 'b'], ['a'], ['b']]);
  expect(plan.takeChanges().get('b')).toMatchObject({ trouble: 'closed' });
});

test('keeps three slow calls running at once, each for another group', async () => {
  const { calls, run, planOf } = setUp(postsOf(1));
  const names = Array.from({ length: 6 }, (_, no) => `c${no}`.padEnd(1_000, 'x'));
  await run(planOf({}, names), 500);
  expect(calls.map(({ at }) => at)).toEqual([0, 0, 0]);
  expect(new Set(calls.flatMap(({ names: read }) => read)).size).toBe(3);
});

test('ends a round when nothing is due soon, and on shutdown', async () => {
  const quiet = setUp(postsOf(1));
  await quiet.run(quiet.planOf());
  expect([quiet.calls.length, quiet.time.now()]).toEqual([1, 1_000]);
  const stopped = setUp(postsOf(1));
  stopped.stop();
  await stopped.run(stopped.planOf());
  expect(stopped.calls).toEqual([]);
});

test('ends the round with a database error and rethrows it', async () => {
  const { ports, planOf, time } = setUp(postsOf(1));
  const broken = { ...ports, keep: () => Promise.reject(new Error('The disk is full')) };
  const round = pollGroups(broken, planOf(), START + 60_000);
  const [ended] = await Promise.allSettled([round, time.run(60_000)]);
  expect(ended).toMatchObject({ status: 'rejected', reason: { message: 'The disk is full' } });
});
