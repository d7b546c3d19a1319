import { expect, test } from 'vitest';
import { parseFeedAddress, writeFeedAddress } from './parse-feed-address.ts';

const TOKEN = '0123456789abcdef0123456789abcdef01234567';
const SECRET = `feed=${TOKEN}&user=ada_l`;
const SANDBOX = 'http://127.0.0.1:3001';
const parse = (text: string) => parseFeedAddress(text, [SANDBOX]);
const known = { site: 'https://www.reddit.com', username: 'ada_l', token: TOKEN };

test.each([
  ['https://www.reddit.com/r/saas+startups/new/.rss', { communities: ['saas', 'startups'], isNewest: true }],
  [
    'https://old.reddit.com/r/saas%2Bstartups+SaaS/.rss',
    { communities: ['SaaS', 'startups'], isNewest: false },
  ],
  ['https://reddit.com/r/saas.rss', { communities: ['saas'], isNewest: false }],
  ['https://www.reddit.com/r/saas/new.rss', { communities: ['saas'], isNewest: true }],
  [' https://www.reddit.com/.rss', { communities: [], isNewest: false }],
  ['https://www.reddit.com/new/.rss', { communities: [], isNewest: true }],
])('parses the address of %s', (address, what) => {
  expect(parse(`${address}?${SECRET}&limit=5 `)).toEqual({ ...known, ...what });
});

test('accepts a sandbox feed only if there is a sandbox', () => {
  const address = `${SANDBOX}/r/saas/new/.rss?${SECRET}`;
  expect(parse(address)).toMatchObject({ site: SANDBOX });
  expect(parseFeedAddress(address, [])).toHaveProperty('problem');
  expect(parse(address.replace('3001', '3002'))).toHaveProperty('problem');
});

test.each([
  ['words', 'my feed', /whole address/],
  ['a file', 'file:///etc/passwd', /whole address/],
  ['another site', `https://reddit.com.evil.example/.rss?${SECRET}`, /no address of Reddit/],
  [
    'a user name in front of another site',
    `https://www.reddit.com@evil.example/.rss?${SECRET}`,
    /no address of Reddit/,
  ],
  ['another port', `https://www.reddit.com:8443/.rss?${SECRET}`, /no address of Reddit/],
  ['a page', `https://www.reddit.com/r/saas/?${SECRET}`, /n’t the feed/],
  ['saved things', `https://www.reddit.com/user/ada_l/saved.rss?${SECRET}`, /n’t the feed/],
  ['messages', `https://www.reddit.com/message/inbox/.rss?${SECRET}`, /n’t the feed/],
  ['everything', `https://www.reddit.com/r/all/new/.rss?${SECRET}`, /one by one/],
  [
    'too many communities',
    `https://www.reddit.com/r/${Array.from({ length: 101 }, (_, no) => `com_${no}`).join('+')}/.rss?${SECRET}`,
    /at most 100/,
  ],
  ['no token', 'https://www.reddit.com/r/saas/new/.rss', /private part is missing/],
  ['no user name', `https://www.reddit.com/r/saas/new/.rss?feed=${TOKEN}`, /private part is missing/],
])('explains why it rejects %s', (_what, address, problem) => {
  expect(parse(address)).toEqual({ problem: expect.stringMatching(problem) });
});

test('builds the address to fetch from the parsed parts only', () => {
  const parsed = parse(`https://old.reddit.com/r/saas+startups/new/.rss?${SECRET}&evil=1#x`);
  if ('problem' in parsed) throw new Error(parsed.problem);
  expect(writeFeedAddress(parsed)).toBe(
    `https://www.reddit.com/r/saas+startups/new/.rss?${SECRET}&limit=100`,
  );
  expect(writeFeedAddress({ ...parsed, communities: [], isNewest: false })).toBe(
    `https://www.reddit.com/.rss?${SECRET}&limit=100`,
  );
});
