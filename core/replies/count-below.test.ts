import { expect, test } from 'vitest';
import { countBelow } from './count-below.ts';

test('answers to answers count, and what others talk about does not', () => {
  const said = (id: string, parentId: string) => ({ id, parentId });
  const thread = [said('ours', 't3'), said('a', 'ours'), said('b', 'a'), said('c', 't3'), said('d', 'c')];
  expect(countBelow(thread, 'ours')).toBe(2);
  expect(countBelow(thread, 'd')).toBe(0);
});
