import { expect, test } from 'vitest';
import { readBudgetHeaders, readRetryAfterMs, readWaitMs } from './read-wait.ts';

test.each([
  [12, 'ignored', 13_000],
  [0, 'ignored', 1_000],
  [0.2, 'ignored', 1_200],
  [undefined, 'you are doing that too much. try again in 9 minutes.', 541_000],
  [undefined, 'Take a break for 1 hour before trying again.', 3_601_000],
  [undefined, 'Try again in 30 SECONDS', 31_000],
  [undefined, 'try again in 500 milliseconds', 1_500],
  [-1, 'try again in 2 seconds', 3_000],
  [1e300, 'ignored', 24 * 3_600_000],
  [undefined, 'Take a break for 9999 hours.', 24 * 3_600_000],
  [Number.NaN, 'try again in 2 seconds', 3_000],
  ['12', 'no number here', null],
  [undefined, 'try again later', null],
  [undefined, '', null],
])('reads an account’s wait from the seconds %j or the message "%s"', (seconds, sentence, waitMs) => {
  expect(readWaitMs(seconds, sentence)).toBe(waitMs);
});

test.each([
  ['30', 30_000],
  ['0.5', 500],
  ['0', 0],
  ['-3', null],
  ['9e20', 3_600_000],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
  [undefined, null],
])('reads a Retry-After of %j', (value, waitMs) => {
  expect(readRetryAfterMs({ status: 429, headers: { 'retry-after': value }, text: '' })).toBe(waitMs);
});

test.each([
  ['599.0', '120', { remaining: 599, resetMs: 120_000 }],
  ['992', '1', { remaining: 992, resetMs: 1_000 }],
  ['0', '0', { remaining: 0, resetMs: 0 }],
  ['0', '9e20', { remaining: 0, resetMs: 3_600_000 }],
  ['5', undefined, null],
  [undefined, '5', null],
  ['many', '5', null],
])('reads the rate-limit headers %j and %j', (remaining, reset, expected) => {
  const headers = { 'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': reset };
  expect(readBudgetHeaders({ headers })).toEqual(expected);
});
