import { expect, test } from 'vitest';
import { areAlike, findShared } from './find-shared.ts';

const draft = (title: string, ...paragraphs: string[]) => ({ title, content: paragraphs.join('\n\n') });

test('titles and paragraphs are shared where every draft has them, at any place', () => {
  const shared = findShared([
    draft('One title', 'All have it.', 'Only here.'),
    draft('One title', 'Two have it.', 'All have it.'),
    draft('One title', 'Two have it.', 'All have it.'),
  ]);
  expect([...shared]).toEqual(['One title', 'All have it.']);
});

test('a missing title is not shared, and a single draft shares nothing', () => {
  expect([...findShared([draft('', 'One.'), draft('', 'Two.')])]).toEqual([]);
  expect([...findShared([draft('A title', 'One.')])]).toEqual([]);
});

test.each([
  ['All have it.', true],
  ['Only here.', false],
])('drafts are alike where half of each is shared, as with %j in the last', (last, isAlike) => {
  const drafts = [
    draft('', 'All have it.', 'One.'),
    draft('', 'All have it.', 'Two.'),
    draft('', 'All have it.', 'Three.', last, last === 'Only here.' ? 'And here.' : ''),
  ];
  expect(areAlike(drafts, findShared(drafts))).toBe(isAlike);
});
