import { expect, test } from 'vitest';
import { summarizeParts } from './summarize-parts.ts';

test('names the strong and weak parts of a score, most important first, and the effect of skips', () => {
  const parts = [
    { name: 'fit', points: 15, of: 15 },
    { name: 'intent', points: 30, of: 30 },
    { name: 'reach', points: 1, of: 10 },
    { name: 'rules', points: 3, of: 5 },
    { name: 'skips', points: -8, of: 0 },
  ];
  expect(summarizeParts(parts)).toBe('Strong: intent, fit · Weak: reach · Lowered by skips');
  expect(summarizeParts([])).toBe('');
});
