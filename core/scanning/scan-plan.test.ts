import { expect, test } from 'vitest';
import { type GroupReading, INITIAL_POLL_STATE, type PollState } from './poll-state.ts';
import { type Group, ScanPlan, type SeenPost, type WatchedCommunity } from './scan-plan.ts';

const NOW = Date.UTC(2026, 10, 2);
const HOUR_MS = 3_600_000;

const watch = (...names: string[]): WatchedCommunity[] =>
  names.map((name) => ({ key: name.toLowerCase(), name, watchers: 1 }));
const read = (ago: number, more: Partial<PollState> = {}): PollState => ({
  ...INITIAL_POLL_STATE,
  activity: { posts: 24, spanMs: 24 * HOUR_MS },
  polledAt: NOW - ago,
  coveredUntil: NOW - ago,
  ...more,
});
const planOf = (watched: readonly WatchedCommunity[], states: Record<string, PollState> = {}) =>
  new ScanPlan({ watched, states: new Map(Object.entries(states)), callsPerMinute: 90, now: NOW });
const reading = (more: Partial<GroupReading> = {}): GroupReading => ({
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
/** Reads groups until none is due; these communities are closed. */
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

test('reads all new communities at once, in one call', () => {
  expect(planOf(watch('b', 'a', 'c')).next(NOW)).toMatchObject({ names: ['a', 'b', 'c'], dueAt: NOW });
});

test('sets a due time in whole milliseconds for members read at different times', () => {
  const dueAt = planOf(watch('a', 'b', 'c'), { a: read(1_000), b: read(2_000), c: read(2_000) }).next(
    NOW,
  )?.dueAt;
  expect(Number.isInteger(dueAt)).toBe(true);
});

test('never reads a group twice at once, and reads it again after its interval', () => {
  const plan = planOf(watch('a'));
  const group = take(plan);
  expect(plan.next(NOW)).toBe(null);
  plan.read(group, reading(), [post('a')]);
  expect(plan.next(NOW)!.dueAt).toBe(NOW + 60_000);
});

test('a process that takes over a plan waits for groups that were just read', () => {
  expect(planOf(watch('a', 'b'), { a: read(20_000), b: read(20_000) }).next(NOW)!.dueAt).toBe(NOW + 40_000);
});

test('reads back to the last known post of every member, but at most a day', () => {
  const plan = planOf(watch('a', 'b', 'unread'), { a: read(9_000), b: read(70_000) });
  expect(plan.horizonOf(plan.next(NOW)!, NOW)).toBe(NOW - 70_000);
  const old = planOf(watch('a'), { a: read(90 * HOUR_MS) });
  expect(old.horizonOf(old.next(NOW)!, NOW)).toBe(NOW - 24 * HOUR_MS);
});

test('needs only one page for communities without readings', () => {
  const plan = planOf(watch('a', 'b'));
  expect(plan.horizonOf(plan.next(NOW)!, NOW)).toBe(Infinity);
});

test.each([1, 2, 7, 64, 150])('one closed community among %d blocks no other', (count) => {
  const names = Array.from({ length: count }, (_, no) => `c${no}`);
  const plan = planOf(watch(...names));
  const calls = readAll(plan, ['c0']);
  expect(calls.length).toBeLessThanOrEqual(1 + 2 * Math.ceil(Math.log2(count)));
  const states = plan.takeChanges();
  expect(states.get('c0')).toMatchObject({ trouble: 'closed', failures: 1, retryAt: NOW + 6 * HOUR_MS });
  for (const name of names.slice(1)) expect(states.get(name)).toMatchObject({ trouble: null, polledAt: NOW });
});

test('finds each of several closed communities', () => {
  const plan = planOf(watch('a', 'b', 'c', 'd', 'e', 'f'));
  readAll(plan, ['a', 'd', 'e']);
  const closed = [...plan.takeChanges()]
    .filter(([, { trouble }]) => trouble === 'closed')
    .map(([key]) => key);
  expect(closed.toSorted()).toEqual(['a', 'd', 'e']);
});

test('retries a closed community alone at growing intervals, and resumes once it opens', () => {
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

test('splits a group without posts only if it had posts before', () => {
  const invented = planOf(watch('x', 'y', 'z'));
  invented.showedNothing(take(invented), NOW);
  expect(invented.next(NOW)).toBe(null);
  expect(invented.takeChanges().get('y')).toMatchObject({ trouble: 'silent' });
  const known = planOf(watch('a', 'b'), { a: read(2 * HOUR_MS), b: read(2 * HOUR_MS) });
  known.showedNothing(take(known), NOW);
  expect(known.next(NOW)).toMatchObject({ names: ['a'], dueAt: NOW });
});

test('retries communities without posts together, and resumes those that have some', () => {
  const silent = { ...INITIAL_POLL_STATE, trouble: 'silent', failures: 1, retryAt: NOW } as const;
  const plan = planOf(watch('x', 'Y'), { x: silent, y: silent });
  const group = take(plan);
  expect(group.names).toEqual(['x', 'Y']);
  plan.read(group, reading(), [post('Y')]);
  const states = plan.takeChanges();
  expect([states.get('x')?.trouble, states.get('y')?.trouble]).toEqual(['silent', null]);
});

test('retries an unresponsive platform at growing intervals, and blames no community', () => {
  const plan = planOf(watch('a', 'b'));
  const waits = [1, 2, 3, 4, 5].map(() => {
    plan.failed(take(plan), NOW);
    return plan.next(NOW)!.dueAt - NOW;
  });
  expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 60_000]);
  expect(plan.takeChanges().size).toBe(0);
});

test('an unfinished reading counts for nothing, so the next one reaches back as far', () => {
  const plan = planOf(watch('a'), { a: read(70_000) });
  plan.read(take(plan), reading({ coverage: 'unfinished' }), [post('a')]);
  expect(plan.takeChanges().get('a')).toMatchObject({ coveredUntil: NOW - 70_000, polledAt: NOW - 70_000 });
});

test('records a gap if the listing ended before the last reading', () => {
  const plan = planOf(watch('a'), { a: read(70_000, { coveredFrom: NOW - 5 * HOUR_MS }) });
  plan.read(take(plan), reading({ coverage: 'gap', oldestAt: NOW - 30_000 }), [post('a')]);
  expect(plan.takeChanges().get('a')).toMatchObject({ coveredFrom: NOW - 30_000, coveredUntil: NOW - 5_000 });
});

test('counts only new posts for the rate, each for its own community', () => {
  const plan = planOf(watch('A', 'b'), { a: read(HOUR_MS), b: read(HOUR_MS) });
  plan.read(take(plan), reading(), [post('A'), post('A', 2_000, false), post('A', 3_000)]);
  const { posts } = read(HOUR_MS).activity;
  const states = plan.takeChanges();
  const faded = posts * 2 ** (-1 / 6);
  expect(states.get('a')!.activity.posts).toBeCloseTo(faded + 2);
  expect(states.get('b')!.activity.posts).toBeCloseTo(faded);
});

test('uses one call in four to find a closed community while other groups are due', () => {
  const names = Array.from({ length: 400 }, (_, no) => `c${no}`.padEnd(20, 'x'));
  const plan = planOf(watch(...names));
  const first = take(plan);
  plan.refused(first, NOW);
  const trials = Array.from({ length: 6 }, () => first.names.includes(take(plan).names[0]!));
  // The first of these calls was not a trial call.
  expect(trials).toEqual([false, false, true, false, false, true]);
  expect(plan.next(NOW)).toBe(null);
});
