import { expect, test } from 'vitest';
import { findFreeSlot, findLikelyTime, findNextInQueue, NO_PACE, REAL_PACE } from './find-free-slot.ts';

const MINUTE_MS = 60_000;
const NOON = Date.UTC(2026, 10, 2, 12);
const after = (minutes: number) => NOON + minutes * MINUTE_MS;
const many = (count: number, at: number) =>
  Array.from({ length: count }, () => ({ at, community: 'WebDev' }));
const other = (count: number, at: number) =>
  Array.from({ length: count }, (_, no) => ({ at, community: `other${no}` }));

test.each([
  ['alone', [], 0],
  ['behind fewer posts than fit into a minute', many(97, NOON), 0],
  ['behind a full minute', many(99, NOON), 1],
  ['behind three full minutes', many(300, NOON), 3],
  ['behind a backlog of earlier minutes', many(300, after(-2)), 1],
  ['behind a backlog that is already sent', many(290, after(-3)), 0],
  ['before posts due later', many(500, after(1)), 0],
  ['behind posts in other communities, whose rules are read first', other(50, NOON), 1],
])('for a post %s, the estimated time of sending follows the call budget', (_, due, minutes) => {
  expect(findLikelyTime({ at: NOON, community: 'webdev' }, due, 100)).toBe(after(minutes));
});

test('the estimated time of sending is never before the due time', () => {
  const post = { at: NOON + 59_999, community: 'webdev' };
  expect(findLikelyTime(post, many(10, NOON), 100)).toBe(NOON + 59_999);
});

test.each([
  ['at once if no post is near', [{ at: after(-10), community: 'webdev' }], 0],
  ['exactly one minute before a post elsewhere', [{ at: after(1), community: 'other' }], 0],
  ['one minute after a post elsewhere', [{ at: NOON, community: 'other' }], 1],
  [
    'one minute after a post elsewhere that is due slightly later',
    [{ at: NOON + 1, community: 'other' }],
    1 + 1 / MINUTE_MS,
  ],
  [
    'ten minutes after a post in the same community, ignoring case',
    [{ at: after(-4), community: 'WebDev' }],
    6,
  ],
  [
    'the first gap that is wide enough',
    [
      { at: after(12), community: 'webdev' },
      { at: NOON, community: 'webdev' },
      { at: after(40), community: 'webdev' },
    ],
    22,
  ],
])('the free slot is %s', (_, taken, minutes) => {
  expect(findFreeSlot(NOON, 'webdev', taken, REAL_PACE)).toBe(after(minutes));
});

test('a free slot after a long gap still keeps its distance from an earlier post in another community', () => {
  const taken = [
    { at: after(-9), community: 'webdev' },
    { at: after(1.5), community: 'other' },
  ];
  expect(findFreeSlot(NOON, 'webdev', taken, REAL_PACE)).toBe(after(2.5));
});

test('every time is free for an account without a minimum gap', () => {
  expect(findFreeSlot(NOON, 'webdev', [{ at: NOON, community: 'webdev' }], NO_PACE)).toBe(NOON);
});

const SECOND = 1 / 60;

test.each([
  ['at once, on a whole minute', [], REAL_PACE, 1],
  ['one whole minute behind another post', [{ at: after(1), community: 'other' }], REAL_PACE, 2],
  [
    'a whole minute later, if that is far enough from another post',
    [{ at: after(1 + SECOND), community: 'other' }],
    REAL_PACE,
    3,
  ],
  [
    'behind the next post too, if rounding leaves too little room before it',
    [
      { at: NOON, community: 'other' },
      { at: after(1 + 59 * SECOND), community: 'other' },
    ],
    REAL_PACE,
    3,
  ],
  ['at the pace of its community', [{ at: after(1), community: 'WebDev' }], REAL_PACE, 11],
  ['one minute behind another post even without a pace', [{ at: after(1), community: 'golang' }], NO_PACE, 2],
  ['ten minutes behind a post in its community', [{ at: after(1), community: 'webdev' }], NO_PACE, 11],
])('the next queue slot is %s', (_, taken, pace, minutes) => {
  expect(findNextInQueue(NOON + 1, 'webdev', taken, pace)).toBe(after(minutes));
});

test('queued posts keep the minimum gap between any two', () => {
  const taken: { at: number; community: string }[] = [];
  const communities = ['webdev', 'golang', 'webdev', 'rust', 'webdev', 'golang'];
  for (const community of communities)
    taken.push({ at: findNextInQueue(NOON, community, taken, REAL_PACE), community });
  expect(taken.map(({ at }) => (at - NOON) / MINUTE_MS)).toEqual([0, 1, 10, 2, 20, 11]);
});

test('a slot that was moved into the posting hours is checked again', () => {
  const opening = after(60);
  const withinHours = (at: number) => Math.max(at, opening);
  const next = (...taken: number[]) =>
    findNextInQueue(
      NOON,
      'webdev',
      taken.map((at) => ({ at, community: 'golang' })),
      REAL_PACE,
      withinHours,
    );
  expect(next(NOON)).toBe(opening);
  expect(next(NOON, opening, after(61))).toBe(after(62));
});
