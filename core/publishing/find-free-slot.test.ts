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
  ['behind fewer than a minute holds', many(97, NOON), 0],
  ['behind a full minute', many(99, NOON), 1],
  ['behind three full minutes', many(300, NOON), 3],
  ['behind what is left of earlier minutes', many(300, after(-2)), 1],
  ['behind what earlier minutes have done with', many(290, after(-3)), 0],
  ['before what is due later', many(500, after(1)), 0],
  ['behind posts of other communities, which are read first', other(50, NOON), 1],
])('a post %s goes out when the call budget allows', (_, due, minutes) => {
  expect(findLikelyTime({ at: NOON, community: 'webdev' }, due, 100)).toBe(after(minutes));
});

test('a post is never likely to go out before its time', () => {
  const post = { at: NOON + 59_999, community: 'webdev' };
  expect(findLikelyTime(post, many(10, NOON), 100)).toBe(NOON + 59_999);
});

test.each([
  ['where nothing is near', [{ at: after(-10), community: 'webdev' }], 0],
  ['exactly a minute before a post elsewhere', [{ at: after(1), community: 'other' }], 0],
  ['a minute after a post elsewhere', [{ at: NOON, community: 'other' }], 1],
  [
    'a minute after a post elsewhere that comes a little later',
    [{ at: NOON + 1, community: 'other' }],
    1 + 1 / MINUTE_MS,
  ],
  [
    'ten minutes after one in the same community, however it is written',
    [{ at: after(-4), community: 'WebDev' }],
    6,
  ],
  [
    'in the first gap that is wide enough',
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

test('a slot after a long gap does not run into a post elsewhere that came first in the list', () => {
  const taken = [
    { at: after(-9), community: 'webdev' },
    { at: after(1.5), community: 'other' },
  ];
  expect(findFreeSlot(NOON, 'webdev', taken, REAL_PACE)).toBe(after(2.5));
});

test('without a pace every time is free', () => {
  expect(findFreeSlot(NOON, 'webdev', [{ at: NOON, community: 'webdev' }], NO_PACE)).toBe(NOON);
});

const SECOND = 1 / 60;

test.each([
  ['at once, on a whole minute', [], REAL_PACE, 1],
  ['a whole minute behind another', [{ at: after(1), community: 'other' }], REAL_PACE, 2],
  [
    'so late that a whole minute is enough behind another',
    [{ at: after(1 + SECOND), community: 'other' }],
    REAL_PACE,
    3,
  ],
  [
    'behind the next one too, where rounding leaves too little before it',
    [
      { at: NOON, community: 'other' },
      { at: after(1 + 59 * SECOND), community: 'other' },
    ],
    REAL_PACE,
    3,
  ],
  ['by the pace of its community', [{ at: after(1), community: 'WebDev' }], REAL_PACE, 11],
  ['a minute behind another even without a pace', [{ at: after(1), community: 'golang' }], NO_PACE, 2],
  ['and ten minutes behind one in its community', [{ at: after(1), community: 'webdev' }], NO_PACE, 11],
])('the next place in a queue is %s', (_, taken, pace, minutes) => {
  expect(findNextInQueue(NOON + 1, 'webdev', taken, pace)).toBe(after(minutes));
});

test('posts that are queued one after another keep the pace between any two', () => {
  const taken: { at: number; community: string }[] = [];
  const communities = ['webdev', 'golang', 'webdev', 'rust', 'webdev', 'golang'];
  for (const community of communities)
    taken.push({ at: findNextInQueue(NOON, community, taken, REAL_PACE), community });
  expect(taken.map(({ at }) => (at - NOON) / MINUTE_MS)).toEqual([0, 1, 10, 2, 20, 11]);
});

test('a time into which a post was moved is looked at too', () => {
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
