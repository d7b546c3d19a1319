import { expect, test } from 'vitest';
import { describeIgnoredSymbols } from './describe-ignored-symbols.ts';

test.each([
  ['C#', 'c'],
  ['C++', 'c'],
  ['learn .NET', '.NET', 'net'],
  ['"F#" OR ocaml', 'F#', 'f'],
  ['#buildinpublic', 'buildinpublic'],
])('names the word that the keyword %s really matches', (keyword, ...words) => {
  const [signed, bare] = words.length === 2 ? words : [keyword, ...words];
  expect(describeIgnoredSymbols(keyword)).toContain(`“${signed}” looks for “${bare}”`);
});

test.each([
  'late payment',
  'late-payment',
  'R&D',
  'invoic*',
  '-hiring',
  "don't",
  'node.js',
  'invoices?',
  '+ #',
])('gives no note about the keyword %s', (keyword) => {
  expect(describeIgnoredSymbols(keyword)).toBe(null);
});
