import { expect, test } from 'vitest';
import { hasReliableRate, judgeThreads, measureVelocity, type ThreadReading } from './judge-threads.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.UTC(2026, 10, 22, 12);

const thread = (
  ageHours: number,
  interactions: number,
  more: Partial<ThreadReading> = {},
): ThreadReading => ({
  communityKey: 'webdev',
  createdAt: NOW - ageHours * HOUR_MS,
  readAt: NOW,
  interactions,
  earlier: null,
  ...more,
});
const USUAL = [10, 20, 30].map((age) => thread(age, 10));
const statusesOf = (...threads: ThreadReading[]) =>
  threads.map((each) => judgeThreads([...USUAL, each], NOW).find((judged) => judged.thread === each)?.status);

test('measures velocity since the previous reading', () => {
  const before = { interactions: 40, at: NOW - HOUR_MS / 2 };
  expect(measureVelocity(thread(10, 100, { earlier: before }))).toBe(120);
  expect(measureVelocity(thread(10, 30, { earlier: before })), 'votes were taken back').toBe(0);
});

test('measures velocity since the start if the previous reading is missing, too recent or too old', () => {
  expect(measureVelocity(thread(10, 100))).toBe(10);
  const near = { interactions: 0, at: NOW - 60_000 };
  const old = { interactions: 0, at: NOW - 25 * HOUR_MS };
  for (const earlier of [near, old]) expect(measureVelocity(thread(10, 100, { earlier }))).toBe(10);
  expect(measureVelocity(thread(0.01, 1)), 'one early vote').toBe(2);
});

test('rates a thread hot, rising or new by its own community, or omits it', () => {
  expect(statusesOf(thread(20, 30), thread(5, 20), thread(1, 1), thread(20, 12))).toEqual([
    'Hot',
    'Rising',
    'New',
    undefined,
  ]);
});

test('does not rate a few votes in a quiet community as hot or rising', () => {
  const quiet = [thread(10, 0), thread(20, 0), thread(30, 0)];
  const few = thread(1, 4);
  expect(judgeThreads([...quiet, few], NOW).map(({ status }) => status)).toEqual(['New']);
});

test('omits threads older than two days', () => {
  expect(statusesOf(thread(49, 500))).toEqual([undefined]);
});

test('sorts by speed relative to the community, not by size', () => {
  const large = [1_000, 1_000, 3_000].map((interactions) =>
    thread(10, interactions, { communityKey: 'large' }),
  );
  const [first] = judgeThreads([...USUAL, ...large, thread(5, 40)], NOW);
  expect(first).toMatchObject({ thread: { communityKey: 'webdev' }, status: 'Hot', velocity: 8 });
});

test('shows no rate for a thread younger than half an hour', () => {
  const now = Date.UTC(2026, 10, 25, 12);
  expect(hasReliableRate('2026-11-25T11:31:00.000Z', now)).toBe(false);
  expect(hasReliableRate('2026-11-25T11:30:00.000Z', now)).toBe(true);
});
