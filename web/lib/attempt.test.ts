import { expect, test } from 'vitest';
import { attemptOf } from './attempt.ts';

test('gives each attempt its own key, and a retry the same key', () => {
  const first = attemptOf(null);
  expect(first.key).toMatch(/^[\da-f]{32}$/);
  expect(attemptOf(first)).toBe(first);
  expect(attemptOf(null).key).not.toBe(first.key);
});
