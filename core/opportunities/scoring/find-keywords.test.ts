import { expect, test } from 'vitest';
import { findKeywords } from './find-keywords.ts';

test('matches a keyword as the shared index does, and never matches an invalid one', () => {
  const thread = { title: 'Late payments, again', text: 'Net 30 means nothing to them.' };
  expect(findKeywords(['late payment*', '"net 30"', 'invoice', '((', 'again -nothing'], thread)).toEqual([
    'late payment*',
    '"net 30"',
  ]);
});
