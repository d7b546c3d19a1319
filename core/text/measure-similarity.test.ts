import { expect, test } from 'vitest';
import { measureSimilarity, NEAR_DUPLICATE_THRESHOLD } from './measure-similarity.ts';

const TEXT =
  'Some people ask for half of the money first and write the rest off when it does not come in time';

test.each([
  ['the same text', TEXT, 1],
  ['the same text with other markup', `**${TEXT.toUpperCase()}!**`, 1],
  ['another text', 'Reminders before the due date work better than those after it, or so they say', 0],
  ['an empty text', '', 0],
])('measures the similarity of a text to %s', (_sentence, other, share) => {
  expect(measureSimilarity(TEXT, other)).toBe(share);
});

test('a long text with one changed word counts as the same, one with a third changed does not', () => {
  const words = Array.from({ length: 120 }, (_, index) => `word${index}`);
  const change = (every: number) =>
    words.map((word, index) => (index % every === 0 ? `new${index}` : word)).join(' ');
  expect(measureSimilarity(words.join(' '), change(120))).toBeGreaterThan(NEAR_DUPLICATE_THRESHOLD);
  expect(measureSimilarity(words.join(' '), change(3))).toBeLessThan(NEAR_DUPLICATE_THRESHOLD);
});

test('compares texts of one or two words as a whole, and scripts without spaces by letter', () => {
  expect(measureSimilarity('Late payers', 'late payers')).toBe(1);
  expect(measureSimilarity('Late payers', 'Late bloomers')).toBe(0);
  expect(measureSimilarity('请求书很重要吗', '请求书很重要吧')).toBeGreaterThan(0.5);
});
