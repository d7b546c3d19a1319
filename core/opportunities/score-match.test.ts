import { expect, test } from 'vitest';
import { explainMatch, scoreMatch } from './score-match.ts';
import { formatAgo } from './format-ago.ts';

const words = (count: number) =>
  Array.from({ length: count }, (_, no) => ({ word: `word${no}`, like: ['your product'] }));
const match = (count: number, engagementRate: number | null, isOpen = true, share = 1) => ({
  words: words(count),
  share,
  engagementRate,
  isOpen,
});

test('more and rarer words, more engagement and open access raise the score, up to 100', () => {
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

test('the reason names words of the source that shares most of them', () => {
  const shared = [
    { word: 'invoices', like: ['your product', 'r/saas'] },
    { word: 'audits', like: ['r/saas'] },
    { word: 'taxes', like: ['your product'] },
    { word: 'reminders', like: ['your product'] },
    { word: 'a fourth', like: ['your product'] },
  ];
  expect(explainMatch({ words: shared })).toBe(
    'Shares “invoices”, “taxes” and “reminders” with your product.',
  );
  expect(explainMatch({ words: shared.slice(0, 1) })).toBe('Shares “invoices” with your product.');
});

test.each([
  [0, 'just now'],
  [60_000, '1 minute ago'],
  [3 * 3_600_000 + 5, '3 hours ago'],
  [2 * 3_600_000 - 5, '2 hours ago'],
  [3_600_000 - 1, '59 minutes ago'],
  [49 * 3_600_000, '2 days ago'],
])('writes %i ms as %s', (ms, text) => expect(formatAgo(ms)).toBe(text));
