import { expect, test } from 'vitest';
import { type Feed, FEED_STATES } from '#contract/scanning/feed.ts';
import { describeFeed, nameFeed, summarizeFeed } from './describe-feed.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const feed = (told: Partial<Feed> = {}): Feed => ({
  host: 'www.reddit.com',
  communities: ['saas', 'startups'],
  username: 'ada_l',
  isOn: true,
  state: 'read',
  askedAt: '2026-11-20T11:58:00.000Z',
  nextAt: '2026-11-20T12:10:00.000Z',
  threads: 25,
  ...told,
});
const textOf = (told: Partial<Feed>) => describeFeed(feed(told), NOW).text;

test('says when an active feed was read and what it contained', () => {
  expect(textOf({})).toBe('Read 2 minutes ago, with 25 threads in it.');
  expect(textOf({ threads: 1 })).toContain('1 thread in it');
  expect(textOf({ state: 'new', askedAt: null })).toContain('share one call a minute');
});

test('says that a feed that is off fetches nothing, whatever its last state', () => {
  expect(textOf({ isOn: false, state: 'limited' })).toBe('Off. Nothing is fetched.');
  expect(summarizeFeed(feed({ isOn: false }))).toBe('Off');
  expect(summarizeFeed(null)).toBe('None');
});

const TROUBLES = FEED_STATES.filter((state) => state !== 'new' && state !== 'read');
test.each(TROUBLES)('for the state %s, says what happened and when the next attempt is', (state) => {
  expect(describeFeed(feed({ state }), NOW)).toMatchObject({
    tone: 'warn',
    text: expect.stringMatching(/^\S.+\. Next try: .+\.$/),
  });
  expect(textOf({ state, nextAt: null })).not.toContain('Next try');
  expect(summarizeFeed(feed({ state }))).toBe('Will try again');
  expect(summarizeFeed(feed({ state, nextAt: null }))).toBe('Needs you');
});

test("failures name the feed's site", () => {
  expect(textOf({ state: 'limited' })).toMatch(/^Reddit asked us to wait/);
  expect(textOf({ state: 'limited', host: '127.0.0.1:3001' })).toMatch(/^127\.0\.0\.1:3001 asked us to wait/);
  for (const state of TROUBLES) expect(textOf({ state, host: '127.0.0.1:3001' })).not.toContain('Reddit');
});

test('a feed is named by its communities, or as the front page', () => {
  expect(nameFeed(feed())).toBe('r/saas, r/startups on www.reddit.com');
  expect(nameFeed(feed({ communities: [] }))).toBe('Your front page on www.reddit.com');
});
