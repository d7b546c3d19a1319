import type { Features } from './features.ts';
import { decodeWeights, type Weights } from './weights.ts';

/** Returns one score for each class, before calibration. */
export function createScorer(weights: Weights): (features: Features) => Float64Array {
  // Decoded on first use: the server starts without it.
  let table: ReturnType<typeof decodeWeights> | undefined;
  return (features) => {
    table ??= decodeWeights(weights);
    const scores = Float64Array.from(weights.bias);
    for (const [name, value] of features)
      table.get(name)?.forEach((weight, i) => {
        scores[i] = (scores[i] ?? 0) + value * weight;
      });
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
