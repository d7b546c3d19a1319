import { expect, test } from 'vitest';
import { readFigure } from './read-figure.ts';

test.each([
  ['1.2k votes', 1_200],
  ['1,2 Tsd. Stimmen', 1_200],
  ['1,2\u00a0Mio.', 1_200_000],
  ['12 Tsd.', 12_000],
  ['2m', 2_000_000],
  ['12,345', 12_345],
  ['1.234 Stimmen', 1_234],
  ['1\u202f234 votes', 1_234],
  ['1.234.567', 1_234_567],
  ['3 comments', 3],
  ['-4 points', -4],
  ['−4 points', -4],
  ['0', 0],
])('reads "%s" as %i', (words, figure) => {
  expect(readFigure(words)).toBe(figure);
});

test.each([
  '',
  'Vote',
  '•',
  '[score hidden]',
  '1,2',
  '1.5 votes',
  '1.234k',
  '1,23,456',
  '12 тыс.',
  '12 mil',
  '1.2万',
  '87 %',
])('reads the ambiguous "%s" as unknown', (words) => {
  expect(readFigure(words)).toBeNull();
});
