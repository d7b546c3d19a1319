import type { Features } from './features.ts';
import { DIGIT_VALUES, type Weights } from './weights.ts';

/** Returns one score for each class, before calibration. */
export function createScorer({ features, bias, step }: Weights): (features: Features) => Float64Array {
  // The scorer is built on first use, to keep startup fast.
  let table: ReadonlyMap<string, string> | undefined;
  return (found) => {
    table ??= new Map(Object.entries(features));
    const scores = Float64Array.from(bias);
    for (const [name, value] of found) {
      const digits = table.get(name);
      if (digits === undefined) continue;
      for (let c = 0; c < scores.length; c += 1)
        scores[c] = (scores[c] ?? 0) + value * step * (DIGIT_VALUES[digits.charCodeAt(c)] ?? 0);
    }
    return scores;
  };
}

/** The probability of each class. */
export function findProbabilities(scores: Float64Array, temperature: number): Float64Array {
  const top = Math.max(...scores);
  const odds = scores.map((score) => Math.exp((score - top) / temperature));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}
