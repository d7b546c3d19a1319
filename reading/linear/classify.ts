import type { Features } from './features.ts';
import { createScorer, findProbabilities } from './score.ts';
import type { Weights } from './weights.ts';

/** A class's lift is added to its log probability before classes are compared. */
export type Choice = { temperature: number; lifts: readonly number[] };
export type ClassWeights = Weights & Choice;

/** The most likely class after the lifts. */
export function chooseClass(probabilities: Float64Array, lifts: readonly number[]): number {
  const lifted = probabilities.map((each, c) => Math.log(each + 1e-9) + (lifts[c] ?? 0));
  return lifted.indexOf(Math.max(...lifted));
}

/** Finds the class of a text, with all probabilities. */
export function createClassifier(
  weights: ClassWeights,
): (features: Features) => { index: number; probabilities: Float64Array } {
  const score = createScorer(weights);
  return (features) => {
    const probabilities = findProbabilities(score(features), weights.temperature);
    return { index: chooseClass(probabilities, weights.lifts), probabilities };
  };
}
