import { expect, test } from 'vitest';
import { measureClaims, readRows, SETS } from './measure-claims.ts';

const { planted, marked, real, wrong } = measureClaims(SETS.flatMap(readRows));

test('marks nearly everything that a model invents, and hardly anything that it only rewords', () => {
  expect([planted, real]).toEqual([200, 200]);
  expect(marked).toBeGreaterThanOrEqual(184);
  expect(wrong.length).toBeLessThanOrEqual(9);
});
