import { expect, test } from 'vitest';
import { readInstant } from './read-instant.ts';

const BERLIN = 'Europe/Berlin';
const read = (text: string, zone = BERLIN) => {
  const at = readInstant(text, zone);
  return at === null ? null : new Date(at).toISOString();
};

test.each([
  ['2031-07-04T13:30:00.000Z', '2031-07-04T13:30:00.000Z'],
  ['2031-07-04T13:30:00.250Z', '2031-07-04T13:30:00.250Z'],
  ['2031-07-04T13:30z', '2031-07-04T13:30:00.000Z'],
  ['2031-07-04T09:30-04:00', '2031-07-04T13:30:00.000Z'],
  ['2031-07-04 19:00:00+0530', '2031-07-04T13:30:00.000Z'],
  ['2031-07-04 15:30', '2031-07-04T13:30:00.000Z'],
  ['2031-07-04T15:30:10', '2031-07-04T13:30:10.000Z'],
  ['2031-01-04 9:30', '2031-01-04T08:30:00.000Z'],
  ['  2031-01-04 09:30  ', '2031-01-04T08:30:00.000Z'],
])('reads %s as %s', (text, instant) => {
  expect(read(text)).toBe(instant);
});

test.each([
  '',
  'tomorrow',
  '2031-07-04',
  '07/04/2031 15:30',
  '04.07.2031 15:30',
  '2031-02-29 10:00',
  '2031-13-01 10:00',
  '2031-00-10 10:00',
  '2031-01-01 24:00',
  '2031-01-01 10:60',
  '2031-01-01 10:00 pm',
  '2031-01-01 10:00 Europe/Berlin',
])('rejects %j', (text) => {
  expect(read(text)).toBeNull();
});

test.each([
  ['moves a skipped time to the moment after the skip', BERLIN, '2026-03-29 02:30', '2026-03-29T01:30'],
  ['reads a time just before the skip', BERLIN, '2026-03-29 01:59', '2026-03-29T00:59'],
  ['reads a time just after the skip', BERLIN, '2026-03-29 03:00', '2026-03-29T01:00'],
  ['takes the first of two instants for a repeated time', BERLIN, '2026-10-25 02:30', '2026-10-25T00:30'],
  ['reads a time after the repeated hour', BERLIN, '2026-10-25 03:00', '2026-10-25T02:00'],
  ['handles a skipped hour in New York', 'America/New_York', '2026-03-08 02:30', '2026-03-08T07:30'],
  ['handles a repeated hour in New York', 'America/New_York', '2026-11-01 01:30', '2026-11-01T05:30'],
  [
    'handles the half-hour change on Lord Howe Island',
    'Australia/Lord_Howe',
    '2026-10-04 02:15',
    '2026-10-03T15:45',
  ],
  ['handles the easternmost zone', 'Pacific/Kiritimati', '2026-05-01 00:00', '2026-04-30T10:00'],
  ['handles the westernmost zone', 'Pacific/Pago_Pago', '2026-05-01 00:00', '2026-05-01T11:00'],
])('around a clock change: %s', (_what, zone, text, instant) => {
  expect(read(text, zone)).toBe(`${instant}:00.000Z`);
});
