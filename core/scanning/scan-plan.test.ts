import { expect, test } from 'vitest';
import { type PollState, type Reading, UNREAD } from './poll-state.ts';
import { type Group, ScanPlan, type SeenPost, type Watched } from './scan-plan.ts';

const NOW = Date.UTC(2026, 10, 2);
const HOUR_MS = 3_600_000;

const watch = (...names: string[]): Watched[] =>
  names.map((name) => ({ key: name.toLowerCase(), name, watchers: 1 }));
const read = (ago: number, more: Partial<PollState> = {}): PollState => ({
  ...UNREAD,
  activity: { posts: 24, spanMs: 24 * HOUR_MS },
  polledAt: NOW - ago,
  coveredUntil: NOW - ago,
  ...more,
});
const planOf = (watched: readonly Watched[], states: Record<string, PollState> = {}) =>
  new ScanPlan({ watched, states: new Map(Object.entries(states)), callsPerMinute: 90, now: NOW });
const reading = (more: Partial<Reading> = {}): Reading => ({
  askedAt: NOW,
  siteAskedAt: NOW,
  coverage: 'whole',
  oldestAt: NOW - HOUR_MS,
  ...more,
});
const post = (community: string, ago = 1_000, isNew = true): SeenPost => ({
  community,
  createdAt: NOW - ago,
  isNew,
});
const take = (plan: ScanPlan): Group => {
  const group = plan.next(NOW)!;
  plan.begin(group, NOW);
  return group;
};
/** Reads group after group until none is due, as a site with these closed communities answers. */
function readAll(plan: ScanPlan, closed: readonly string[]): string[][] {
  const calls: string[][] = [];
  for (let next = plan.next(NOW); next && next.dueAt <= NOW; next = plan.next(NOW)) {
    const group = take(plan);
    calls.push([...group.names]);
    if (group.names.some((name) => closed.includes(name))) plan.refused(group, NOW);
    else
      plan.read(
        group,
        reading(),
        group.names.map((name) => post(name)),
      );
  }
  return calls;
}

test('communities that were never read are due at once, in one call', () => {
  expect(planOf(watch('b', 'a', 'c')).next(NOW)).toMatchObject({ names: ['a', 'b', 'c'], dueAt: NOW });
});

test('a group whose members were read at different times is due at a whole millisecond', () => {
  const dueAt = planOf(watch('a', 'b', 'c'), { a: read(1_000), b: read(2_000), c: read(2_000) }).next(
    NOW,
  )?.dueAt;
  expect(Number.isInteger(dueAt)).toBe(true);
});

test('a group that is being read is not read by a second call, and is due again after its interval', () => {
  const plan = planOf(watch('a'));
  const group = take(plan);
  expect(plan.next(NOW)).toBe(null);
  plan.read(group, reading(), [post('a')]);
  expect(plan.next(NOW)!.dueAt).toBe(NOW + 60_000);
});

test('whoever goes on with the plan of another waits for what was read just before', () => {
  expect(planOf(watch('a', 'b'), { a: read(20_000), b: read(20_000) }).next(NOW)!.dueAt).toBe(NOW + 40_000);
});

test('a reading has to reach back to what is known of every member, at most a day', () => {
  const plan = planOf(watch('a', 'b', 'unread'), { a: read(9_000), b: read(70_000) });
  expect(plan.horizonOf(plan.next(NOW)!, NOW)).toBe(NOW - 70_000);
  const old = planOf(watch('a'), { a: read(90 * HOUR_MS) });
  expect(old.horizonOf(old.next(NOW)!, NOW)).toBe(NOW - 24 * HOUR_MS);
});

test('communities that nobody has read yet need no paging', () => {
  const plan = planOf(watch('a', 'b'));
  expect(plan.horizonOf(plan.next(NOW)!, NOW)).toBe(Infinity);
});

test.each([1, 2, 7, 64, 150])('one closed community of %d keeps no other from being read', (count) => {
  const names = Array.from({ length: count }, (_, no) => `c${no}`);
  const plan = planOf(watch(...names));
  const calls = readAll(plan, ['c0']);
  expect(calls.length).toBeLessThanOrEqual(1 + 2 * Math.ceil(Math.log2(count)));
  const states = plan.takeChanges();
  expect(states.get('c0')).toMatchObject({ trouble: 'closed', failures: 1, retryAt: NOW + 6 * HOUR_MS });
  for (const name of names.slice(1)) expect(states.get(name)).toMatchObject({ trouble: null, polledAt: NOW });
});

test('several closed communities are all found', () => {
  const plan = planOf(watch('a', 'b', 'c', 'd', 'e', 'f'));
  readAll(plan, ['a', 'd', 'e']);
  const closed = [...plan.takeChanges()]
    .filter(([, { trouble }]) => trouble === 'closed')
    .map(([key]) => key);
  expect(closed.toSorted()).toEqual(['a', 'd', 'e']);
});

test('a closed community is asked for again alone, each time later, and comes back when it is open', () => {
  const closed = read(HOUR_MS, { trouble: 'closed', failures: 1, retryAt: NOW + 1 });
  expect(planOf(watch('a'), { a: closed }).next(NOW)).toBe(null);
  const due = { ...closed, retryAt: NOW };
  const plan = planOf(watch('a', 'b'), { a: due, b: read(1_000) });
  const group = take(plan);
  expect(group.names).toEqual(['a']);
  plan.refused(group, NOW);
  expect(plan.takeChanges().get('a')).toMatchObject({ failures: 2, retryAt: NOW + 12 * HOUR_MS });
  const open = planOf(watch('a'), { a: due });
  open.read(take(open), reading(), [post('a')]);
  expect(open.takeChanges().get('a')).toMatchObject({ trouble: null, failures: 0 });
});

test('a group that shows nothing is halved only if something is known of it', () => {
  const invented = planOf(watch('x', 'y', 'z'));
  invented.showedNothing(take(invented), NOW);
  expect(invented.next(NOW)).toBe(null);
  expect(invented.takeChanges().get('y')).toMatchObject({ trouble: 'silent' });
  const known = planOf(watch('a', 'b'), { a: read(2 * HOUR_MS), b: read(2 * HOUR_MS) });
  known.showedNothing(take(known), NOW);
  expect(known.next(NOW)).toMatchObject({ names: ['a'], dueAt: NOW });
});

test('silent communities are tried again together, and those that show something are back', () => {
  const silent = { ...UNREAD, trouble: 'silent', failures: 1, retryAt: NOW } as const;
  const plan = planOf(watch('x', 'Y'), { x: silent, y: silent });
  const group = take(plan);
  expect(group.names).toEqual(['x', 'Y']);
  plan.read(group, reading(), [post('Y')]);
  const states = plan.takeChanges();
  expect([states.get('x')?.trouble, states.get('y')?.trouble]).toEqual(['silent', null]);
});

test('a platform that does not answer is asked again soon, then later, and no member is blamed', () => {
  const plan = planOf(watch('a', 'b'));
  const waits = [1, 2, 3, 4, 5].map(() => {
    plan.failed(take(plan), NOW);
    return plan.next(NOW)!.dueAt - NOW;
  });
  expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 60_000]);
  expect(plan.takeChanges().size).toBe(0);
});

test('a reading that was not finished covers nothing, so the next one reaches back as far', () => {
  const plan = planOf(watch('a'), { a: read(70_000) });
  plan.read(take(plan), reading({ coverage: 'unfinished' }), [post('a')]);
  expect(plan.takeChanges().get('a')).toMatchObject({ coveredUntil: NOW - 70_000, polledAt: NOW - 70_000 });
});

test('a listing that ended too soon is remembered as a gap', () => {
  const plan = planOf(watch('a'), { a: read(70_000, { coveredFrom: NOW - 5 * HOUR_MS }) });
  plan.read(take(plan), reading({ coverage: 'gap', oldestAt: NOW - 30_000 }), [post('a')]);
  expect(plan.takeChanges().get('a')).toMatchObject({ coveredFrom: NOW - 30_000, coveredUntil: NOW - 5_000 });
});

test('only new posts count for the rate, and each for its own community', () => {
  const plan = planOf(watch('A', 'b'), { a: read(HOUR_MS), b: read(HOUR_MS) });
  plan.read(take(plan), reading(), [post('A'), post('A', 2_000, false), post('A', 3_000)]);
  const { posts } = read(HOUR_MS).activity;
  const states = plan.takeChanges();
  const faded = posts * 2 ** (-1 / 6);
  expect(states.get('a')!.activity.posts).toBeCloseTo(faded + 2);
  expect(states.get('b')!.activity.posts).toBeCloseTo(faded);
});

test('looking for a closed community takes one call of four while others are due', () => {
  const names = Array.from({ length: 400 }, (_, no) => `c${no}`.padEnd(20, 'x'));
  const plan = planOf(watch(...names));
  const first = take(plan);
  plan.refused(first, NOW);
  const trials = Array.from({ length: 6 }, () => first.names.includes(take(plan).names[0]!));
  // The first call was none.
  expect(trials).toEqual([false, false, true, false, false, true]);
  expect(plan.next(NOW)).toBe(null);
});
