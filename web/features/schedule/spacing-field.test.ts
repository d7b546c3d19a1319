import { expect, test } from 'vitest';
import { describePace, parseMinutes } from './spacing-field.tsx';

test("describes an account's pace in minutes, or not at all without one", () => {
  expect(describePace({ account: 60, community: 600 })).toBe(
    'An account leaves at least 1 minute between two posts, and 10 minutes in one community. Posts ' +
      'that are closer wait that long.',
  );
  expect(describePace({ account: 0, community: 0 })).toBeUndefined();
});

test('accepts only whole minutes up to a week', () => {
  expect(['0', ' 45', '10080'].map(parseMinutes)).toEqual([0, 45, 10_080]);
  expect(['', '-1', '1.5', '10081', '1e3', 'two'].map(parseMinutes)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
