import { expect, test } from 'vitest';
import { leanOfCommunity } from './judge-community.ts';

test.each([
  ['booksuggestions', 1],
  ['legaladvice', 1],
  ['AskCulinary', 1],
  ['learnprogramming', 1],
  ['TalesFromRetail', -1],
  ['worldnews', -1],
  ['rant', -1],
  ['restaurants', 0],
  ['machinelearning', 0],
  ['Newsletters', 0],
  ['inventors', 0],
  ['history', 0],
  [undefined, 0],
])('the name %s leans by %i', (name, lean) => {
  expect(leanOfCommunity(name)).toBe(lean);
});
