import { expect, test } from 'vitest';
import { attemptOf } from './attempt.ts';

test('each attempt has a key of its own, which what is sent in its place keeps', () => {
  const first = attemptOf(null);
  expect(first.key).toMatch(/^[\da-f]{32}$/);
  expect(attemptOf(first)).toBe(first);
  expect(attemptOf(null).key).not.toBe(first.key);
});
