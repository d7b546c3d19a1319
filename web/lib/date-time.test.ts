import { expect, test } from 'vitest';
import { fromLocalMinute, toLocalMinute } from './date-time.ts';

test('an input for date and time is given local time, and its choice is the same instant again', () => {
  const instant = new Date(2026, 2, 4, 5, 6);
  expect(toLocalMinute(instant)).toBe('2026-03-04T05:06');
  expect(fromLocalMinute('2026-03-04T05:06')).toEqual(instant);
});
