import { expect, test } from 'vitest';
import { MUTANTS } from './mutants.ts';
import { readPatched } from './patch.ts';

test('every mutant matches its source exactly once and has a unique name', () => {
  const faults = MUTANTS.flatMap((mutant) => {
    try {
      readPatched(mutant);
      return [];
    } catch (error) {
      return [String(error)];
    }
  });
  expect(faults).toEqual([]);
  expect(new Set(MUTANTS.map(({ name }) => name)).size).toBe(MUTANTS.length);
});
