import { expect, test } from 'vitest';
import { attemptOf } from './attempt.ts';

test('a retry of the same content keeps its key', () => {
  const first = attemptOf({ title: 'T' }, null);
  expect(first.key).toMatch(/^[\da-f]{32}$/);
  expect(attemptOf({ title: 'T' }, first)).toBe(first);
});

test('other content gets a new key', () => {
  const first = attemptOf({ title: 'T' }, null);
  expect(attemptOf({ title: 'Other' }, first).key).not.toBe(first.key);
});
