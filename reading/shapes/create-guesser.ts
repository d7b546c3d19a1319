import { SHAPES, type ShapeGuess } from '#contract/drafting/shapes.ts';
import { findFeatures, isAddress } from './find-features.ts';
import { decodeWeights, type Weights } from './weights.ts';

/** Returns one score for each shape, before calibration. */
export function createScorer(weights: Weights): (topic: string) => Float64Array {
  const table = decodeWeights(weights);
  return (topic) => {
    const scores = Float64Array.from(weights.bias);
    for (const [name, value] of findFeatures(topic))
      table.get(name)?.forEach((weight, i) => {
        scores[i] = (scores[i] ?? 0) + value * weight;
      });
    return scores;
  };
}

/** The likeliest shape, by its index, and its probability. */
export function findLikeliest(
  scores: Float64Array,
  temperature: number,
): { index: number; probability: number } {
  const top = Math.max(...scores);
  const total = scores.reduce((sum, score) => sum + Math.exp((score - top) / temperature), 0);
  return { index: scores.indexOf(top), probability: 1 / total };
}

export function createGuesser(weights: Weights): (topic: string) => ShapeGuess {
  let findScores: ReturnType<typeof createScorer> | undefined;
  return (topic) => {
    if (isAddress(topic)) return { shape: 'link', sure: true };
    if (!/[\p{L}\p{N}]/u.test(topic)) return { shape: 'question', sure: false };
    // Decoded on first use: the server starts without it.
    findScores ??= createScorer(weights);
    const { index, probability } = findLikeliest(findScores(topic), weights.temperature);
    return { shape: SHAPES[index] ?? 'question', sure: probability >= weights.sureFrom };
  };
}
