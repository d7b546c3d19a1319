import { SHAPES, type Shape } from '#contract/drafting/shapes.ts';
import { createScorer, findProbabilities } from '../linear/score.ts';
import { findFeatures, isAddress } from './find-features.ts';
import { type Example, fitShapes } from './fit.ts';

/** Each source of topics must reach the precision of sure guesses. */
export type Labeled = Example & { source: string };
export type Calibration = { temperature: number; sureFrom: number };
export type JudgedGuess = { shape: Shape; guess: Shape; sure: boolean };
type Scored = Labeled & { scores: Float64Array };

const FOLDS = 5;
/** Above the promised 0.9, because the threshold is chosen on the same guesses it is measured on. */
const PRECISION = 0.91;
const FEWEST_SURE = 20;

/** `from`, `from + 0.01` and so on, below `to`. */
const hundredths = (from: number, to: number): number[] =>
  Array.from({ length: Math.round((to - from) * 100) }, (_each, i) => Math.round(from * 100 + i) / 100);

/** Scores each topic with weights fitted to the other folds. */
const scoreByFolds = (rows: readonly Labeled[]): Scored[] =>
  Array.from({ length: FOLDS }, (_each, fold) => {
    const findScores = createScorer(fitShapes(rows.filter((_row, i) => i % FOLDS !== fold)));
    return rows
      .filter((_row, i) => i % FOLDS === fold)
      .map(({ topic, shape, source }) => ({
        topic,
        shape,
        source,
        scores: findScores(findFeatures(topic)),
      }));
  }).flat();

const logLoss = (rows: readonly Scored[], temperature: number): number =>
  rows.reduce(
    (sum, { scores, shape }) =>
      sum - Math.log(findProbabilities(scores, temperature)[SHAPES.indexOf(shape)] ?? 1),
    0,
  );

const isPrecise = (guesses: readonly JudgedGuess[]): boolean => {
  const sure = guesses.filter((each) => each.sure);
  const right = sure.filter(({ shape, guess }) => shape === guess).length;
  return sure.length >= FEWEST_SURE && right >= PRECISION * sure.length;
};

const guessAll = (rows: readonly Scored[], { temperature, sureFrom }: Calibration): JudgedGuess[] =>
  rows.map(({ shape, scores }) => {
    const probabilities = findProbabilities(scores, temperature);
    const highest = Math.max(...probabilities);
    return { shape, guess: SHAPES[probabilities.indexOf(highest)] ?? 'question', sure: highest >= sureFrom };
  });

/** Chooses temperature and threshold by cross-validation, and returns the resulting guesses. */
export function calibrate(labeled: readonly Labeled[]): Calibration & { guesses: JudgedGuess[] } {
  const rows = scoreByFolds(labeled.filter(({ topic }) => !isAddress(topic)));
  const losses = hundredths(0.3, 3).map((temperature) => ({ temperature, loss: logLoss(rows, temperature) }));
  const { temperature } = losses.reduce((best, each) => (each.loss < best.loss ? each : best));
  const groups = [...Map.groupBy(rows, ({ source }) => source).values()];
  const sureFrom =
    hundredths(0.4, 1).find((from) =>
      groups.every((group) => isPrecise(guessAll(group, { temperature, sureFrom: from }))),
    ) ?? 1;
  return { temperature, sureFrom, guesses: guessAll(rows, { temperature, sureFrom }) };
}
