import { expect, test } from 'vitest';
import { applySetupChange, findSetupChange } from './setup-change.ts';

const setupOf = (subreddits: string[], keywords: string[] = [], maxAge = 6) => ({
  subreddits,
  keywords,
  filters: { maxAge, minScore: 60 },
});

test.each([
  [['saas'], ['saas', 'webdev']],
  [
    ['saas', 'webdev', 'seo'],
    ['saas', 'seo'],
  ],
  [['saas'], ['startups', 'saas']],
  [
    ['a', 'b', 'c'],
    ['c', 'b', 'a'],
  ],
  [[], []],
  [['saas'], []],
])('a change turns %j into %j, and again into the same', (before, after) => {
  const change = findSetupChange(setupOf(before), setupOf(after));
  const changed = applySetupChange(setupOf(before), change);
  expect(changed).toEqual(setupOf(after));
  expect(applySetupChange(changed, change)).toEqual(changed);
});

test('adds up the changes of two browsers that started with the same setup', () => {
  const start = setupOf(['saas', 'seo']);
  const one = findSetupChange(start, setupOf(['saas', 'seo', 'webdev'], ['invoice'], 12));
  const other = findSetupChange(start, setupOf(['saas', 'startups'], ['tax']));
  expect(applySetupChange(applySetupChange(start, one), other)).toEqual(
    setupOf(['saas', 'webdev', 'startups'], ['invoice', 'tax'], 12),
  );
});

test('contains only the filters that differ', () => {
  expect(findSetupChange(setupOf([]), setupOf([], [], 12)).filters).toEqual({ maxAge: 12 });
});
