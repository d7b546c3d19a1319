import { expect, test } from 'vitest';
import { spaceTimes } from './space-times.ts';

const BERLIN = 'Europe/Berlin';
const spaced = (start: string, everyMinutes: number, count: number, zone: string | null = BERLIN) =>
  spaceTimes(Date.parse(start), everyMinutes, count, zone).map((at) => new Date(at).toISOString());

test('spaces posts at equal intervals', () => {
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

test('keeps an interval of hours across a clock change', () => {
  expect(spaced('2026-03-29T00:30:00Z', 60, 2)).toEqual([
    '2026-03-29T00:30:00.000Z',
    '2026-03-29T01:30:00.000Z',
  ]);
});

test.each([
  ['forward', '2026-03-28T08:00:00Z', ['2026-03-29T07:00:00.000Z', '2026-03-30T07:00:00.000Z']],
  ['back', '2026-10-24T07:00:00Z', ['2026-10-25T08:00:00.000Z', '2026-10-26T08:00:00.000Z']],
  // On March 29 the clock skips 2:30.
  [
    'forward over that very time',
    '2026-03-28T01:30:00Z',
    ['2026-03-29T01:30:00.000Z', '2026-03-30T00:30:00.000Z'],
  ],
  // On October 25, 2:30 occurs twice.
  [
    'back over that very time',
    '2026-10-24T00:30:00Z',
    ['2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z'],
  ],
])('keeps the local time of daily posts when clocks go %s', (_, start, rest) => {
  expect(spaced(start, 24 * 60, 3).slice(1)).toEqual(rest);
});

test('keeps the local time of weekly posts in the southern hemisphere, with half-hour changes, and in the past', () => {
  expect(spaced('2026-09-28T22:00:00Z', 7 * 24 * 60, 2, 'Australia/Lord_Howe')[1]).toBe(
    '2026-10-05T21:30:00.000Z',
  );
  expect(spaced('2026-03-01T12:00:00.250Z', 24 * 60, 2)[1]).toBe('2026-03-02T12:00:00.250Z');
  expect(spaced('2026-03-28T23:30:00Z', 24 * 60, 2, 'Asia/Kathmandu')[1]).toBe('2026-03-29T23:30:00.000Z');
});

test('counts 24 hours per day without a time zone', () => {
  expect(spaced('2026-03-28T08:00:00Z', 24 * 60, 2, null)[1]).toBe('2026-03-29T08:00:00.000Z');
});
