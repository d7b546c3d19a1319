import { expect, test } from 'vitest';
import { findKeywords } from './find-keywords.ts';

test('a keyword counts as the matching of all workspaces counts it, and one that cannot be read never', () => {
  const thread = { title: 'Late payments, again', text: 'Net 30 means nothing to them.' };
  expect(findKeywords(['late payment*', '"net 30"', 'invoice', '((', 'again -nothing'], thread)).toEqual([
    'late payment*',
    '"net 30"',
  ]);
});
