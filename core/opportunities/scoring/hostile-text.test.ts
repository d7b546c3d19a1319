import { expect, test } from 'vitest';
import { measureCpuMs } from '#test/measure-cpu.ts';
import { scoreThread } from './score-thread.ts';

const LONG = 40_000;
const MOST_MS = 1_500;
const fill = (piece: string): string => piece.repeat(Math.ceil(LONG / piece.length)).slice(0, LONG);
const score = (text: string) =>
  scoreThread({ title: text, text, keywords: [], keywordsAsked: 0, standing: null });

test.each([
  'A',
  `${'A'.repeat(200)}a `,
  ' ',
  '\n',
  '>',
  '> ',
  '?',
  '!.?',
  '"',
  '[](',
  '[a](b',
  '**',
  'ha',
  'aw',
  '&amp;',
  '``` \n',
  'how do ',
  'is there a ',
  'looking for a good ',
  'what is the best ',
  'a or b, ',
  'a vs ',
  'wanted: ',
  'i just made ',
  'they broke a b c ',
  '1. ',
  'x: ',
  '😀',
  '__proto__ constructor toString ',
])('scores forty thousand characters of "%s" quickly', (piece) => {
  const text = fill(piece);
  expect(measureCpuMs(() => score(text))).toBeLessThan(MOST_MS);
  expect(score(text).score).toBeGreaterThanOrEqual(0);
});
