import { expect, test } from 'vitest';
import { spaceTimes } from './space-times.ts';

const BERLIN = 'Europe/Berlin';
const spaced = (start: string, everyMinutes: number, count: number, zone: string | null = BERLIN) =>
  spaceTimes(Date.parse(start), everyMinutes, count, zone).map((at) => new Date(at).toISOString());

test('posts go out one after another at equal intervals', () => {
  expect(spaced('2026-11-21T09:00:00Z', 90, 3)).toEqual([
    '2026-11-21T09:00:00.000Z',
    '2026-11-21T10:30:00.000Z',
    '2026-11-21T12:00:00.000Z',
  ]);
  expect(spaced('2026-11-21T09:00:00Z', 0, 2)).toEqual([
    '2026-11-21T09:00:00.000Z',
    '2026-11-21T09:00:00.000Z',
  ]);
});

test('an hour stays an hour when clocks change', () => {
  expect(spaced('2026-03-29T00:30:00Z', 60, 2)).toEqual([
    '2026-03-29T00:30:00.000Z',
    '2026-03-29T01:30:00.000Z',
  ]);
});

test.each([
  ['forward', '2026-03-28T08:00:00Z', ['2026-03-29T07:00:00.000Z', '2026-03-30T07:00:00.000Z']],
  ['back', '2026-10-24T07:00:00Z', ['2026-10-25T08:00:00.000Z', '2026-10-26T08:00:00.000Z']],
  // 2:30 is skipped on the 29th, and is there again on the 30th.
  [
    'forward over the very time',
    '2026-03-28T01:30:00Z',
    ['2026-03-29T01:30:00.000Z', '2026-03-30T00:30:00.000Z'],
  ],
  // 2:30 comes twice on the 25th.
  [
    'back over the very time',
    '2026-10-24T00:30:00Z',
    ['2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z'],
  ],
])('a day apart means the same local time when clocks go %s', (_, start, rest) => {
  expect(spaced(start, 24 * 60, 3).slice(1)).toEqual(rest);
});

test('weeks keep the local time in the southern hemisphere, with half-hour changes and in the past', () => {
  expect(spaced('2026-09-28T22:00:00Z', 7 * 24 * 60, 2, 'Australia/Lord_Howe')[1]).toBe(
    '2026-10-05T21:30:00.000Z',
  );
  expect(spaced('2026-03-01T12:00:00.250Z', 24 * 60, 2)[1]).toBe('2026-03-02T12:00:00.250Z');
  expect(spaced('2026-03-28T23:30:00Z', 24 * 60, 2, 'Asia/Kathmandu')[1]).toBe('2026-03-29T23:30:00.000Z');
});

test('without a time zone a day has 24 hours', () => {
  expect(spaced('2026-03-28T08:00:00Z', 24 * 60, 2, null)[1]).toBe('2026-03-29T08:00:00.000Z');
});
