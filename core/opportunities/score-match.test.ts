import { expect, test } from 'vitest';
import { explainMatch, scoreMatch } from './score-match.ts';
import { writeAgo } from './write-ago.ts';

const words = (count: number) => Array.from({ length: count }, (_, no) => `word${no}`);
const match = (count: number, engagementRate: number | null, isOpen = true, share = 1) => ({
  words: words(count),
  share,
  engagementRate,
  isOpen,
});

test('more and weightier words, more engagement and an open door score higher, and never past 100', () => {
  const scores = [
    match(2, null, false, 0.25),
    match(2, null, false),
    match(2, null),
    match(2, 500),
    match(12, 500),
    match(40, 2_000),
  ];
  expect(scores.map(scoreMatch)).toEqual([14, 28, 38, 48, 87, 100]);
});

test.each([
  [['saas'], false, 500, 'Talks about word0, word1 and word2, like r/saas.'],
  [['saas', 'webdev', 'third'], true, 900, 'like your product, r/saas and r/webdev; lively for its size.'],
  [[], true, null, 'like your product.'],
] as const)('the reason names words and what they are shared with: %j', (targets, hasProduct, rate, text) => {
  expect(explainMatch(match(4, rate), { targets, hasProduct })).toContain(text);
});

test.each([
  [0, 'just now'],
  [60_000, '1 minute ago'],
  [3 * 3_600_000 + 5, '3 hours ago'],
  [49 * 3_600_000, '2 days ago'],
])('%i ms are %s', (ms, text) => expect(writeAgo(ms)).toBe(text));
