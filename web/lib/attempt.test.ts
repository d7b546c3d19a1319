import { expect, test } from 'vitest';
import { ensureAttempt } from './attempt.ts';

test('each attempt has its own key, and a retry uses the same key', () => {
  const first = ensureAttempt(null);
  expect(first.key).toMatch(/^[\da-f]{32}$/);
  expect(ensureAttempt(first)).toBe(first);
  expect(ensureAttempt(null).key).not.toBe(first.key);
});
