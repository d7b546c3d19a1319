import { expect, test } from 'vitest';
import { countDescendants } from './count-descendants.ts';

test('counts nested answers, but not other conversations', () => {
  const said = (id: string, parentId: string) => ({ id, parentId });
  const thread = [said('ours', 't3'), said('a', 'ours'), said('b', 'a'), said('c', 't3'), said('d', 'c')];
  expect(countDescendants(thread, 'ours')).toBe(2);
  expect(countDescendants(thread, 'd')).toBe(0);
});
