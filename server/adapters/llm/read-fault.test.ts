import { describe, expect, test } from 'vitest';
import { readFault } from './read-fault.ts';

const NOW = Date.UTC(2026, 0, 1);
const reasonOf = (cause: unknown, began = false) => readFault(cause, began, NOW).reason;

test.each([
  [401, '', 'key'],
  [403, '', 'key'],
  [400, 'API key not valid', 'key'],
  [400, 'temperature is too high', 'serverError'],
  [402, '', 'quota'],
  [429, 'You exceeded your current quota, check your billing', 'quota'],
  [429, 'slow down', 'rateLimited'],
  [400, 'Your credit balance is too low', 'quota'],
  [404, '', 'notFound'],
  [408, '', 'timeout'],
  [504, '', 'timeout'],
  [500, 'billing service is down', 'serverError'],
  [529, 'overloaded', 'serverError'],
])('maps status %i with the text "%s" to %s', (statusCode, responseBody, reason) => {
  expect(reasonOf({ statusCode, responseBody })).toBe(reason);
});

test.each([
  ['authentication_error', 'key'],
  ['invalid_api_key', 'key'],
  ['permission_error', 'key'],
  ['not_found_error', 'notFound'],
  ['model_not_found', 'notFound'],
  ['insufficient_quota', 'quota'],
  ['rate_limit_exceeded', 'rateLimited'],
  ['overloaded_error', 'serverError'],
  ['api_error', 'serverError'],
])('maps the code %s inside a stream to %s', (word, reason) => {
  expect(reasonOf({ type: word }, true)).toBe(reason);
  expect(reasonOf({ code: word }, true)).toBe(reason);
});

describe('without a status', () => {
  test('a failed connection is unreachable, a broken stream is a server error', () => {
    expect(reasonOf(new TypeError('fetch failed'))).toBe('unreachable');
    expect(reasonOf(new TypeError('terminated'), true)).toBe('serverError');
  });

  test.each(['AI_NoOutputGeneratedError', 'AI_InvalidResponseDataError'])(
    'the error code %s means that no model answers there',
    (name) => {
      expect(reasonOf({ name })).toBe('notFound');
    },
  );

  test.each([undefined, null, 'a text', 7, {}])('the error code %j means unreachable', (cause) => {
    expect(reasonOf(cause)).toBe('unreachable');
  });
});

test.each([
  [{ 'retry-after-ms': '1500', 'retry-after': '9' }, 1_500],
  [{ 'retry-after': '20' }, 20_000],
  [{ 'retry-after': '0.5' }, 500],
  [{ 'retry-after': 'Thu, 01 Jan 2026 00:01:00 GMT' }, 60_000],
  [{ 'retry-after': 'Wed, 31 Dec 2025 00:00:00 GMT' }, 0],
  [{ 'retry-after': 'soon' }, undefined],
  [{}, undefined],
])('the headers %j ask us to wait %j ms', (responseHeaders, retryAfterMs) => {
  expect(readFault({ statusCode: 429, responseHeaders }, false, NOW).retryAfterMs).toBe(retryAfterMs);
});
