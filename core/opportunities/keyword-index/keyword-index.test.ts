import { expect, test } from 'vitest';
import { KeywordIndex } from './keyword-index.ts';

/** Indexes each phrase under its position. */
function indexOf(...phrases: string[]): KeywordIndex {
  const index = new KeywordIndex({ expected: 1, seed: 1 });
  for (const [number, phrase] of phrases.entries())
    index.add(number, { kind: 'phrase', phrase: phrase.split(' ') });
  return index;
}

test('finds phrases at both ends of a long text, and in a short text after it', () => {
  const index = indexOf('late payment', 'plug* for my shop', 'payment');
  const long = `Plugins for my shop ${'and so on '.repeat(5_000)} a late payment`;
  expect(index.match(long).toSorted()).toEqual([0, 1, 2]);
  expect(index.match('a payment')).toEqual([2]);
  expect(index.match('')).toEqual([]);
});

test('finds every stem that matches a word', () => {
  const stems = Array.from({ length: 29 }, (_, no) => `${'a'.repeat(no + 3)}*`);
  const index = indexOf(...stems, 'aaa* aaaa* b');
  const long = `${'a'.repeat(40)} `.repeat(60);
  expect(index.match(long)).toHaveLength(29);
  expect(index.match(`${long} b`)).toHaveLength(30);
});
