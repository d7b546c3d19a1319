import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createTestClock } from '#test/test-clock.ts';
import { createFeedReader } from './create-feed-reader.ts';
import { type Handler, startWebStub, type WebPage } from './testing/start-web-stub.ts';

const ATOM = { 'content-type': 'application/atom+xml; charset=UTF-8' };
const SECRET = 'feed=0123456789abcdef&user=ada_l';
const unasked = { userAgent: 'web:threadwell:own-feed (by /u/ada_l)', etag: null, lastModified: null };

async function start(handler: Handler) {
  const clock = createTestClock();
  const web = await startWebStub(clock, handler);
  onTestFinished(() => web.stop());
  const address = `http://127.0.0.1:${web.port}/r/saas/new/.rss?${SECRET}`;
  const read = createFeedReader({ fetchAllow: [`127.0.0.1:${web.port}`], clock });
  return { ...web, clock, read, address };
}

test('requests a feed once, with its own user agent, and returns its validators', async () => {
  let headers: Record<string, unknown> = {};
  const { read, address, visits } = await start((request) => {
    headers = request.headers;
    return {
      headers: { ...ATOM, etag: '"1"', 'last-modified': 'Fri, 20 Nov 2026 11:00:00 GMT' },
      body: '<feed/>',
    };
  });
  expect(await read({ ...unasked, address })).toEqual({
    kind: 'ok',
    text: '<feed/>',
    etag: '"1"',
    lastModified: 'Fri, 20 Nov 2026 11:00:00 GMT',
  });
  expect(headers).toMatchObject({ 'user-agent': unasked.userAgent, accept: expect.stringContaining('atom') });
  expect(headers).not.toHaveProperty('if-none-match');
  expect(visits).toHaveLength(1);
});

test('sends the validators, and recognizes an unchanged feed', async () => {
  const { read, address } = await start(({ headers }) => ({
    status: headers['if-none-match'] === '"1"' && headers['if-modified-since'] === 'then' ? 304 : 500,
  }));
  const known = { etag: '"1"', lastModified: 'then' };
  expect(await read({ ...unasked, ...known, address })).toEqual({ kind: 'unchanged' });
});

const large = 'x'.repeat(3 * 1024 * 1024);
const answers: [string, WebPage, object][] = [
  ['429', { status: 429, headers: { 'retry-after': '90' } }, { kind: 'limited', waitMs: 90_000 }],
  ['429 that says nothing', { status: 429 }, { kind: 'limited', waitMs: null }],
  [
    '429 that says nonsense',
    { status: 429, headers: { 'retry-after': 'soon' } },
    { kind: 'limited', waitMs: null },
  ],
  ['503 with a wait', { status: 503, headers: { 'retry-after': '5' } }, { kind: 'limited', waitMs: 5_000 }],
  ['503', { status: 503 }, { kind: 'failing' }],
  ['500', { status: 500 }, { kind: 'failing' }],
  ['403', { status: 403, body: '<h1>Blocked</h1>' }, { kind: 'refused' }],
  ['404', { status: 404 }, { kind: 'missing' }],
  ['a redirect', { status: 302, headers: { location: 'https://evil.example/' } }, { kind: 'elsewhere' }],
  ['a page', { body: '<h1>One moment</h1>' }, { kind: 'notFeed' }],
  ['too much', { headers: ATOM, body: large }, { kind: 'tooLarge' }],
  [
    'too much after decompression',
    { headers: { ...ATOM, 'content-encoding': 'gzip' }, body: gzipSync(large) },
    { kind: 'tooLarge' },
  ],
];
test.each(answers)('classifies %s, and neither retries nor follows', async (_what, page, outcome) => {
  const { read, address, visits } = await start(() => page);
  expect(await read({ ...unasked, address })).toEqual(outcome);
  expect(visits).toHaveLength(1);
});

test('accepts a date until which to wait', async () => {
  const clock = createTestClock();
  const until = new Date(Math.ceil(clock.now() / 1_000) * 1_000 + 60_000);
  const { read, address } = await start(() => ({
    status: 429,
    headers: { 'retry-after': until.toUTCString() },
  }));
  const outcome = await read({ ...unasked, address });
  expect(outcome).toEqual({ kind: 'limited', waitMs: expect.any(Number) });
});

test('gives up on a silent site', async () => {
  const { read, address, arrived, clock } = await start(() => null);
  const reading = read({ ...unasked, address });
  await arrived;
  clock.advance(10_000);
  expect(await reading).toEqual({ kind: 'silent' });
});

test('connects to a private address only if it is allowed', async () => {
  const { address, visits, clock } = await start(() => ({ headers: ATOM, body: '<feed/>' }));
  const guarded = createFeedReader({ fetchAllow: [], clock });
  expect(await guarded({ ...unasked, address })).toEqual({ kind: 'silent' });
  expect(visits).toEqual([]);
});
