import fc from 'fast-check';
import { Chance } from './simulation/chance.ts';

/**
 * `npm test` runs a sample of the long tables and properties, `npm run test:deep` all of them. The seed comes from
 * the commit, so samples differ between commits; `SEED=… npm test` repeats one.
 */
export const SEED = Number(process.env['SEED'] ?? 1);
const isDeep = process.env['TEST_DEPTH'] === 'deep';

export const sampleOr = <T>(sampled: T, deep: T): T => (isDeep ? deep : sampled);

const hash = (name: string): number =>
  Array.from(name).reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 0);

/** `size` entries in order, drawn by the seed and the name; all of them in the deep suite. */
export function sample<T>(all: readonly T[], size: number, name = ''): readonly T[] {
  if (isDeep || all.length <= size) return all;
  const chance = new Chance(SEED + hash(name));
  const places = new Set<number>();
  while (places.size < size) places.add(chance.between(0, all.length - 1));
  return all.filter((_, at) => places.has(at));
}

fc.configureGlobal({ seed: SEED, numRuns: sampleOr(200, 10_000) });
export { fc };
