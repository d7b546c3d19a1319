import { fc } from '#test/sample.ts';
import { expect, test } from 'vitest';
import { randomOf } from '../random-of.ts';
import { pick, shuffle } from './chance.ts';

test.each([
  [0, 'a'],
  [0.33, 'a'],
  [0.34, 'b'],
  [0.999, 'c'],
])('at %d of three things “%s” is picked', (at, item) => {
  expect(pick(['a', 'b', 'c'], () => at)).toBe(item);
});

test('a shuffled list holds the same things, in every order sooner or later, and the given one stays', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 20 }), fc.string(), (list, seed) => {
      const given = [...list];
      const shuffled = shuffle(list, randomOf(seed));
      expect(shuffled.toSorted()).toEqual(list.toSorted());
      expect(list).toEqual(given);
    }),
  );
  const orders = Array.from({ length: 100 }, (_, seed) =>
    shuffle(['a', 'b', 'c'], randomOf(`${seed}`)).join(''),
  );
  expect(new Set(orders).size).toBe(6);
});
