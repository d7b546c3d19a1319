import { expect, test } from 'vitest';
import { decideDue, type DeliveryTimes } from './decide-due.ts';

const berlin = 'Europe/Berlin';
const due = (at: string, times: Partial<DeliveryTimes>) =>
  new Date(decideDue({ deliver: 'instant', ...times }, Date.parse(at))).toISOString().replace('.000Z', 'Z');
const night = (timeZone: string) => ({ from: '22:00', to: '07:00', timeZone });

test.each([
  ['instant', '2026-11-02T09:30:00Z', {}, '2026-11-02T09:30:00Z'],
  ['the next full hour', '2026-11-02T09:30:00Z', { deliver: 'hourly' }, '2026-11-02T10:00:00Z'],
  ['an hour later at the full hour', '2026-11-02T10:00:00Z', { deliver: 'hourly' }, '2026-11-02T11:00:00Z'],
  ['8:00 today', '2026-11-02T06:30:00Z', { deliver: 'daily', timeZone: berlin }, '2026-11-02T07:00:00Z'],
  ['8:00 tomorrow', '2026-11-02T07:00:00Z', { deliver: 'daily', timeZone: berlin }, '2026-11-03T07:00:00Z'],
  ['8:00 UTC without a zone', '2026-11-02T09:30:00Z', { deliver: 'daily' }, '2026-11-03T08:00:00Z'],
  [
    '8:00 in summer time',
    '2026-07-02T09:30:00Z',
    { deliver: 'daily', timeZone: berlin },
    '2026-07-03T06:00:00Z',
  ],
] as const)('an event is due at %s (%s)', (_name, at, times, expected) => {
  expect(due(at, times)).toBe(expected);
});

test.each([
  ['before midnight', '2026-11-02T21:30:00Z', '2026-11-03T06:00:00Z'],
  ['after midnight', '2026-11-03T02:00:00Z', '2026-11-03T06:00:00Z'],
  ['at their last minute', '2026-11-03T05:59:59Z', '2026-11-03T06:00:00Z'],
  ['in the night that clocks go forward', '2026-03-29T00:30:00Z', '2026-03-29T05:00:00Z'],
  ['in the night that clocks go back', '2026-10-25T00:30:00Z', '2026-10-25T06:00:00Z'],
])('quiet hours hold an event back until they end: %s', (_name, at, expected) => {
  expect(due(at, { quietHours: night(berlin) })).toBe(expected);
});

test('quiet hours leave the day alone', () => {
  for (const at of ['2026-11-02T06:00:00Z', '2026-11-02T20:59:00Z'])
    expect(due(at, { quietHours: night(berlin) })).toBe(at);
  expect(due('2026-11-02T12:30:00Z', { quietHours: { from: '12:00', to: '13:00', timeZone: 'UTC' } })).toBe(
    '2026-11-02T13:00:00Z',
  );
});

test('a digest that falls into quiet hours goes out when they end', () => {
  const quietHours = { from: '20:00', to: '09:15', timeZone: berlin };
  expect(due('2026-11-02T18:00:00Z', { deliver: 'daily', quietHours })).toBe('2026-11-03T08:15:00Z');
});

test('quiet hours that end in a repeated hour end in the future', () => {
  const quietHours = { from: '23:00', to: '02:45', timeZone: berlin };
  // Clocks show 2:30 for the second time.
  expect(due('2026-10-25T01:30:00Z', { quietHours })).toBe('2026-10-25T01:45:00Z');
});
