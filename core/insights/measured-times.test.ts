import { expect, test } from 'vitest';
import { isMeasuredIn, isMeasuredOn } from './measured-times.ts';

const day = (no: number) => ({ from: no * 100, until: (no + 1) * 100 });
const days = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => day(first + index));
/** A snippet from the middle of day 3 to the middle of day 6, and files for days 0 and 8. */
const TIMES = { live: [{ from: 350, until: 650 }], imported: [50, 850] };

test('what was measured on a part of a day is told, and what nobody measured is not', () => {
  const measured = days(0, 9).map((span) => isMeasuredIn(TIMES, span));
  expect(measured).toEqual([true, false, false, true, true, true, true, false, true, false]);
});

test.each([
  ['days that were measured from their beginning', 4, 6, true],
  ['today, which is the last and has not ended, as well', 4, 7, true],
  ['not a day on which measuring began', 3, 6, false],
  ['not a day after it ended', 4, 8, false],
  ['a day that a file brought', 8, 9, true],
])('days are compared with others only where all were measured: %s', (_sentence, first, last, is) => {
  expect(isMeasuredOn(TIMES, days(first, last))).toBe(is);
});
