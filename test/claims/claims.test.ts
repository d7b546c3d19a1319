import { expect, test } from 'vitest';
import { measureClaims, readRows, SETS } from './measure-claims.ts';

const { planted, marked, real, wrong } = measureClaims(SETS.flatMap(readRows));

test('of what a model invents nearly all is marked, and of what it reworded hardly anything', () => {
  expect([planted, real]).toEqual([200, 200]);
  expect(marked).toBeGreaterThanOrEqual(184);
  expect(wrong.length).toBeLessThanOrEqual(9);
});
