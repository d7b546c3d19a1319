import { expect, test } from 'vitest';
import { isFullyMeasured, isPartlyMeasured } from './measured-times.ts';

const day = (no: number) => ({ from: no * 100, until: (no + 1) * 100 });
const days = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => day(first + index));
/** A snippet from the middle of day 3 to the middle of day 6, and imported files for days 0 and 8. */
const TIMES = { live: [{ from: 350, until: 650 }], imported: [50, 850] };

test('counts a partly measured day as measured', () => {
  const measured = days(0, 9).map((span) => isPartlyMeasured(TIMES, span));
  expect(measured).toEqual([true, false, false, true, true, true, true, false, true, false]);
});

test.each([
  ['days measured from their start', 4, 6, true],
  ['the current day as the last one', 4, 7, true],
  ['not a day on which measuring started', 3, 6, false],
  ['not a day after it ended', 4, 8, false],
  ['a day from an imported file', 8, 9, true],
])('compares only fully measured days: %s', (_sentence, first, last, is) => {
  expect(isFullyMeasured(TIMES, days(first, last))).toBe(is);
});
