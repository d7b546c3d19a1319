import { expect, test } from 'vitest';
import type { RawAnswer } from './raw-answer.ts';
import { readEnvelope } from './read-envelope.ts';

const json = (status: number, body: unknown, headers: RawAnswer['headers'] = {}): RawAnswer => ({
  status,
  headers: { 'content-type': 'application/json; charset=UTF-8', ...headers },
  text: JSON.stringify(body),
});
const page = (
  status: number,
  text = '<html>Sorry</html>',
  headers: RawAnswer['headers'] = {},
): RawAnswer => ({
  status,
  headers: { 'content-type': 'text/html', ...headers },
  text,
});
const form = (errors: unknown[], more: object = {}) => json(200, { json: { errors, ...more } });

test.each([
  ['an object', json(200, { name: 'ada' }), { name: 'ada' }],
  ['an array', json(200, [1, 2]), [1, 2]],
  ['a string', json(200, '{}'), '{}'],
  ['no body', page(200, ' \n'), null],
  ['JSON without a declared type', { status: 200, headers: {}, text: '{"a":1}' }, { a: 1 }],
  ['a form without errors', form([]), { json: { errors: [] } }],
])('returns the JSON of a successful answer with %s', (_what, answer, value) => {
  expect(readEnvelope(answer)).toEqual({ kind: 'ok', value });
});

test.each([
  ['an id', { id: 'abc' }],
  ['a name', { name: 't3_abc' }],
  ['things', { things: [{ kind: 't1' }] }],
])('a form error beside %s counts as success, because something was created', (_what, data) => {
  expect(readEnvelope(form([['SOME_WARNING', 'Look out', null]], { data }))).toMatchObject({ kind: 'ok' });
});

test.each([
  [
    'the form envelope',
    form([['NO_LINKS', 'no links here', 'sr']]),
    { code: 'NO_LINKS', message: 'no links here', field: 'sr' },
  ],
  [
    'a form error of two parts',
    form([['TOO_OLD', 'archived']]),
    { code: 'TOO_OLD', message: 'archived', field: null },
  ],
  ['a form error without words', form([['BAD']]), { code: 'BAD', message: 'BAD' }],
  [
    'a form error behind an empty list of things',
    form([['BAD', 'bad']], { data: { things: [] } }),
    { code: 'BAD' },
  ],
  [
    'a refusal beside a rate limit',
    form([
      ['RATELIMIT', 'wait', 'ratelimit'],
      ['BANNED', 'you are banned', 'sr'],
    ]),
    { code: 'BANNED' },
  ],
  ['the jQuery envelope', json(200, { jquery: [], success: false }), { code: 'REFUSED' }],
  [
    'the OAuth envelope',
    json(200, { error: 'invalid_grant', error_description: 'used' }),
    { code: 'invalid_grant', message: 'used' },
  ],
  [
    'the reason envelope',
    json(400, { reason: 'BAD_TITLE', explanation: ' too long ', fields: ['title'] }),
    { code: 'BAD_TITLE', message: 'too long', field: 'title' },
  ],
  [
    'the message envelope',
    json(400, { message: 'Bad Request', error: 400 }),
    { code: 'HTTP_400', message: 'Bad Request' },
  ],
  [
    'plain text',
    page(400, 'no such thing', { 'content-type': 'text/plain' }),
    { code: 'HTTP_400', message: 'no such thing' },
  ],
  ['HTML', page(413), { code: 'HTTP_413', message: 'Status 413' }],
  [
    'a redirect elsewhere',
    page(302, '', { location: 'https://example.com/moved' }),
    { code: 'MOVED', message: 'https://example.com/moved' },
  ],
])('explains a refusal because of %s in the platform’s own words', (_what, answer, expected) => {
  expect(readEnvelope(answer)).toMatchObject({ kind: 'rejected', ...expected });
});

test.each([
  ['in seconds', form([['RATELIMIT', 'wait', 'ratelimit']], { ratelimit: 12.5 }), 13_500],
  ['only in the message', form([['RATELIMIT', 'try again in 3 minutes.', 'ratelimit']]), 181_000],
  ['nowhere', form([['RATELIMIT', 'slow down', 'ratelimit']]), null],
])('reports an account’s rate limit, with the wait %s', (_where, answer, waitMs) => {
  expect(readEnvelope(answer)).toEqual({ kind: 'rateLimited', scope: 'account', waitMs });
});

test('a 429, whatever its body, limits the whole installation', () => {
  const limited = { kind: 'rateLimited', scope: 'installation' };
  expect(readEnvelope(page(429, 'x', { 'retry-after': '7' }))).toEqual({ ...limited, waitMs: 7_000 });
  expect(readEnvelope(json(429, {}))).toEqual({ ...limited, waitMs: null });
});

test.each([
  [
    'its scope',
    json(403, {}, { 'www-authenticate': 'Bearer error="insufficient_scope"' }),
    'insufficient_scope',
  ],
  ['the edge', page(403), 'blocked_at_the_edge'],
  ['a reason', json(403, { reason: 'private' }), 'private'],
  ['nothing', json(403, {}), null],
])('gives %s as the reason of a 403', (_what, answer, reason) => {
  expect(readEnvelope(answer)).toEqual({ kind: 'forbidden', reason });
});

test.each([
  ['a 404', json(404, { reason: 'banned' }), 'banned'],
  [
    'a redirect to the search',
    page(302, '', { location: '/subreddits/search?q=nope' }),
    'redirected_to_search',
  ],
  ['a redirect to a search page', page(302, '', { location: '/search?q=nope' }), 'redirected_to_search'],
])('reads an answer with %s as missing', (_what, answer, reason) => {
  expect(readEnvelope(answer)).toEqual({ kind: 'missing', reason });
});

test.each([
  ['HTML under 200', page(200)],
  ['a server error', json(503, { reason: 'busy' })],
  ['a request timeout', page(408)],
  ['an informational status', page(103, '')],
  ['form errors that are no list of texts', form([{ code: 'X' }])],
])('reads an answer with %s as an unknown outcome', (_what, answer) => {
  expect(readEnvelope(answer)).toMatchObject({ kind: 'unknown', status: answer.status });
});

test('reads a 401 as unauthorized', () => {
  expect(readEnvelope(page(401))).toEqual({ kind: 'unauthorized' });
});

test('keeps two thousand characters of an unreadable answer for the log', () => {
  const outcome = readEnvelope(page(500, 'words '.repeat(1_000)));
  expect(outcome).toEqual({ kind: 'unknown', status: 500, detail: 'words '.repeat(1_000).slice(0, 2_000) });
});
