import { expect, test } from 'vitest';
import { createTestClock } from '#test/test-clock.ts';
import { newId } from './new-id.ts';
import { hashToken, newToken, systemRandom } from './random.ts';

const clock = createTestClock();
const ports = { clock, random: systemRandom };

test('an id has its prefix and only unambiguous letters and digits', () => {
  expect(newId('usr', ports)).toMatch(/^usr_[0-9a-hjkmnp-tv-z]{26}$/);
});

test('ids sort by creation time', () => {
  const ids = Array.from({ length: 50 }, () => {
    clock.advance(1);
    return newId('pst', ports);
  });
  expect(ids.toSorted()).toEqual(ids);
});

test('ids created in the same millisecond differ', () => {
  const ids = new Set(Array.from({ length: 10_000 }, () => newId('evt', ports)));
  expect(ids.size).toBe(10_000);
});

test('the same seed and time produce the same id', () => {
  const seeded = { clock, random: { bytes: (count: number) => Buffer.alloc(count, 7) } };
  expect(newId('job', seeded)).toBe(newId('job', seeded));
});

test('a token has 256 bits, and its hash does not reveal it', () => {
  const token = newToken(systemRandom);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(hashToken(token)).toBe(hashToken(token));
  expect(hashToken(token)).not.toContain(token);
  expect(newToken(systemRandom)).not.toBe(token);
});
