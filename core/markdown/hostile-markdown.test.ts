import { expect, test } from 'vitest';
import { measureCpuMs } from '#test/measure-cpu.ts';
import { MARKDOWN_MAX, parseMarkdown } from './parse-markdown.ts';

const PIECES = [
  '*',
  '*a ',
  'a**b',
  '_(_',
  '`',
  '`a``',
  '[',
  '[](',
  '[a](',
  '](https://',
  '![',
  '(https://a.example/(',
  '^',
  '^(',
  '>!',
  '~~',
  '\\',
  '&',
  '&#1',
  'https://',
  'https://a.example/)))',
  '<https://',
  'r/',
  '> ',
  '>\n',
  '- ',
  '- a\n',
  ' - a\n  ',
  '1. a\n   ',
  '```\n',
  '~~~ a\n',
  '# ',
  '#\n',
  'a\n-',
  'a\n=\n',
  '|',
  '|a\n|-\n',
  'a|b\n-|-\n',
  '\t',
  '    a\n\n',
  '\n',
];

const timeOf = (text: string): number => measureCpuMs(() => void parseMarkdown(text));
const least = (text: string): number => Math.min(...[1, 2, 3].map(() => timeOf(text)));

test.each(PIECES)('parses four times as much of %j in less than sixteen times the time', (piece) => {
  const text = piece.repeat(MARKDOWN_MAX).slice(0, MARKDOWN_MAX);
  expect(least(text)).toBeLessThan(12 * Math.max(least(text.slice(0, MARKDOWN_MAX / 4)), 5));
});
