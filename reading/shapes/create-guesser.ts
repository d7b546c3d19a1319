import { SHAPES, type ShapeGuess } from '#contract/drafting/shapes.ts';
import { createScorer, findProbabilities } from '../linear/score.ts';
import type { Weights } from '../linear/weights.ts';
import { findFeatures, isAddress } from './find-features.ts';

/** `sureFrom`: the lowest probability of a sure guess. */
export type ShapeWeights = Weights & { sureFrom: number };

export function createGuesser(weights: ShapeWeights): (topic: string) => ShapeGuess {
  const findScores = createScorer(weights);
  return (topic) => {
    if (isAddress(topic)) return { shape: 'link', sure: true };
    if (!/[\p{L}\p{N}]/u.test(topic)) return { shape: 'question', sure: false };
    const probabilities = findProbabilities(findScores(findFeatures(topic)), weights.temperature);
    const highest = Math.max(...probabilities);
    return { shape: SHAPES[probabilities.indexOf(highest)] ?? 'question', sure: highest >= weights.sureFrom };
  };
}
