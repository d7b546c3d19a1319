import { expect, test } from 'vitest';
import { readVisitsFile } from './read-visits-file.ts';

const readFile = (text: string) => readVisitsFile(text, 'acme.dev');
const read = (text: string) => {
  const file = readFile(text);
  return file.ok ? file.visits : file.message;
};

test('reads pages from Plausible, without days and sources', () => {
  const file = readFile('name,visitors,pageviews\r\n/pricing,12,20\r\n/,3,4\r\n');
  expect(file).toEqual({
    ok: true,
    visits: [
      { day: '', path: '/pricing', via: '', referrer: '', count: 12 },
      { day: '', path: '/', via: '', referrer: '', count: 3 },
    ],
    knowsSources: false,
    knowsDays: false,
    unread: [],
  });
});

test('reads a Google Analytics report with a title and a total', () => {
  const text = `# ----------------------------------------
# Landing page
# Start date: 20261001
# ----------------------------------------

Date,Landing page + query string,Session source / medium,Sessions
20261003,/pricing?via=abcd2345,reddit.com / referral,7
20261003,(not set),google / organic,2
,Grand total,,9
`;
  const unread = [{ reason: 'page', rows: 2 }];
  expect(readFile(text)).toMatchObject({ knowsDays: true, knowsSources: true, unread });
  expect(read(text)).toEqual([
    { day: '2026-10-03', path: '/pricing', via: 'abcd2345', referrer: 'reddit.com', count: 7 },
  ]);
});

test('reads events from Umami, counting a visit once per page', () => {
  const text = `visit_id,url_path,url_query,referrer_domain,event_type,created_at
v1,/pricing,via=abcd2345,www.reddit.com,1,2026-10-03 10:00:00
v1,/pricing,via=abcd2345,www.reddit.com,1,2026-10-03 10:05:00
v1,/pricing,via=abcd2345,www.reddit.com,2,2026-10-03 10:06:00
v2,/pricing,via=abcd2345,www.reddit.com,1,2026-10-03 23:00:00
v2,/pricing,,,1,2026-10-04 00:10:00
`;
  expect(readFile(text)).toMatchObject({ unread: [] });
  expect(read(text)).toEqual([
    { day: '2026-10-03', path: '/pricing', via: 'abcd2345', referrer: 'www.reddit.com', count: 2 },
    { day: '2026-10-04', path: '/pricing', via: '', referrer: '', count: 1 },
  ]);
});

test('accepts whole addresses as pages, and semicolons as separators', () => {
  expect(read('Page;Source;Visitors\nhttps://acme.dev/a b?x=1;Reddit;2\n')).toEqual([
    { day: '', path: '/a%20b', via: '', referrer: 'reddit.com', count: 2 },
  ]);
});

test.each([
  ['', /has no column of pages/],
  ['date,visitors\n2026-10-03,4\n', /has no column of pages/],
  ['page,visitors\n"/a,4\n', /^Line 2: This quote is never closed/],
])('rejects other files with a reason (%#)', (text, message) => {
  expect(read(text)).toMatch(message);
});

test.each(['javascript:alert(1)', '//', '-3', '1e9', '99999999'])('skips a row with "%s"', (odd) => {
  const file = readFile(`page,visitors\n${odd},${odd}\n/ok,1\n`);
  expect(file).toMatchObject({ visits: [{ path: '/ok' }] });
});

test('counts skipped rows by reason', () => {
  const file = readFile(`date,page,visitors
2026-02-31,/a,1
yesterday,/a,1
2026-10-03,https://shop.acme.dev/a,1
2026-10-03,//evil.example/a,1
2026-10-03,/a,many
2026-10-03,Total,1
2026-10-03,https://www.acme.dev/a,4
`);
  expect(file).toMatchObject({
    visits: [{ day: '2026-10-03', path: '/a', count: 4 }],
    unread: [
      { reason: 'page', rows: 1 },
      { reason: 'site', rows: 2 },
      { reason: 'day', rows: 2 },
      { reason: 'count', rows: 1 },
    ],
  });
});

test('reads a large file in linear time', () => {
  const line = '/pricing,1\n';
  expect(read(`page,visitors\n${line.repeat(20_000)}`)).toEqual([
    { day: '', path: '/pricing', via: '', referrer: '', count: 20_000 },
  ]);
});
