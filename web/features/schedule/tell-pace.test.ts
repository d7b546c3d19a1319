import { expect, test } from 'vitest';
import { minutesOf } from './spacing-field.tsx';
import { tellPace } from './tell-pace.ts';

test('the least time between posts is told in minutes, and none where there is none', () => {
  expect(tellPace({ account: 60, community: 600 })).toBe(
    'An account leaves at least 1 minute between two posts, and 10 minutes in one community. What is closer waits that long.',
  );
  expect(tellPace({ account: 0, community: 0 })).toBeUndefined();
});

test('only whole minutes up to a week lie between posts', () => {
  expect(['0', ' 45', '10080'].map(minutesOf)).toEqual([0, 45, 10_080]);
  expect(['', '-1', '1.5', '10081', '1e3', 'two'].map(minutesOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
