/** How much each sign speaks for and against each of some outcomes, which are named by letters. */
export type Weights = ReadonlyMap<string, readonly number[]>;

const FIRST = 'a'.charCodeAt(0);
const ONE = /([a-z])(-?\d+)/g;
/** Weights are written as tenths. */
const TENTHS = 10;

/** Reads "sign a3b-12|other c5" as the outcomes of each sign, each with its weight after it. */
export const readWeights = (written: string): Weights =>
  new Map(
    written.split(/[|\n]/).flatMap((entry) => {
      const at = entry.lastIndexOf(' ');
      if (at < 0) return [];
      const weights = [...entry.slice(at + 1).matchAll(ONE)].flatMap(([, letter = 'a', tenths]) => [
        letter.charCodeAt(0) - FIRST,
        Number(tenths) / TENTHS,
      ]);
      return [[entry.slice(0, at), weights] as const];
    }),
  );

/** What the signs together say for each outcome. */
export function weighSigns(weights: Weights, signs: readonly string[], outcomes: number): number[] {
  const sums = Array.from({ length: outcomes }, () => 0);
  for (const sign of signs) {
    const said = weights.get(sign) ?? [];
    for (let at = 0; at < said.length; at += 2) {
      const outcome = said[at] ?? 0;
      sums[outcome] = (sums[outcome] ?? 0) + (said[at + 1] ?? 0);
    }
  }
  return sums;
}
