import { type Choice, chooseClass } from './classify.ts';
import { fitLinear, type FitOptions, type LinearExample } from './fit-linear.ts';
import { createScorer, findProbabilities } from './score.ts';

/** All examples of one group (a community) are in the same fold. */
export type GroupedExample = LinearExample & { group: string };
type Scored = { label: number; scores: Float64Array };

const FOLDS = 5;
const LIFTS = [-1.5, -0.8, -0.4, -0.2, 0.2, 0.4, 0.8, 1.5];
const ROUNDS = 3;

const hash = (text: string): number => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return sum;
};

export const assignFold = (group: string): number => hash(group.toLowerCase()) % FOLDS;

/** Scores each example with weights fitted to the other folds. */
export const scoreByFolds = (examples: readonly GroupedExample[], options: FitOptions): Scored[] =>
  Array.from({ length: FOLDS }, (_each, fold) => {
    const score = createScorer(
      fitLinear(
        examples.filter(({ group }) => assignFold(group) !== fold),
        options,
      ),
    );
    return examples
      .filter(({ group }) => assignFold(group) === fold)
      .map(({ label, features }) => ({ label, scores: score(features) }));
  }).flat();

export type ClassFigures = { label: number; precision: number; recall: number; f1: number; count: number };

/** Precision, recall and F1 of each class that occurs, and the mean F1. */
export function judgeClasses(
  pairs: readonly { label: number; guess: number }[],
  classes: number,
): { right: number; macroF1: number; classes: ClassFigures[] } {
  const figures = Array.from({ length: classes }, (_each, label) => {
    const count = pairs.filter((pair) => pair.label === label).length;
    const guessed = pairs.filter(({ guess }) => guess === label).length;
    const hits = pairs.filter((pair) => pair.label === label && pair.guess === label).length;
    const f1 = (2 * hits) / Math.max(1, count + guessed);
    return { label, count, f1, precision: hits / Math.max(1, guessed), recall: hits / Math.max(1, count) };
  }).filter(({ count }) => count > 0);
  return {
    right: pairs.filter(({ label, guess }) => label === guess).length / Math.max(1, pairs.length),
    macroF1: figures.reduce((sum, { f1 }) => sum + f1, 0) / Math.max(1, figures.length),
    classes: figures,
  };
}

const logLoss = (rows: readonly Scored[], temperature: number): number =>
  rows.reduce(
    (sum, { scores, label }) => sum - Math.log((findProbabilities(scores, temperature)[label] ?? 0) + 1e-9),
    0,
  );

/** Chooses the temperature by log loss, and the lifts by macro-F1, on examples left out of the fit. */
export function calibrate(rows: readonly Scored[], classes: number): Choice {
  const temperatures = Array.from({ length: 27 }, (_each, i) => 0.4 + i / 10);
  const losses = temperatures.map((temperature) => ({ temperature, loss: logLoss(rows, temperature) }));
  const { temperature } = losses.reduce((best, each) => (each.loss < best.loss ? each : best));
  const read = rows.map(({ label, scores }) => ({
    label,
    probabilities: findProbabilities(scores, temperature),
  }));
  const measure = (lifts: readonly number[]) =>
    judgeClasses(
      read.map(({ label, probabilities }) => ({ label, guess: chooseClass(probabilities, lifts) })),
      classes,
    ).macroF1;
  let lifts = Array.from({ length: classes }, () => 0);
  let best = measure(lifts);
  for (let round = 0; round < ROUNDS; round += 1)
    for (let c = 0; c < classes; c += 1)
      for (const lift of LIFTS) {
        const tried = lifts.map((each, i) => (i === c ? Math.round(10 * (each + lift)) / 10 : each));
        const macroF1 = measure(tried);
        if (macroF1 > best + 0.0005) [best, lifts] = [macroF1, tried];
      }
  return { temperature: Math.round(10 * temperature) / 10, lifts };
}
