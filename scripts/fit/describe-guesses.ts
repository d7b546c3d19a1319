import { SHAPES, type Shape } from '../../contract/drafting/shapes.ts';

type Guessed = { shape: Shape; guess: Shape; sure: boolean };

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The mean F1 of all labeled shapes. */
const macroF1 = (guesses: readonly Guessed[]): number => {
  const scores = SHAPES.filter((each) => guesses.some(({ shape }) => shape === each)).map((each) => {
    const right = guesses.filter(({ shape, guess }) => shape === each && guess === each).length;
    const labeled = guesses.filter(({ shape }) => shape === each).length;
    const guessed = guesses.filter(({ guess }) => guess === each).length;
    return (2 * right) / (labeled + guessed);
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
};

const accuracy = (guesses: readonly Guessed[]): number =>
  guesses.filter(({ shape, guess }) => shape === guess).length / Math.max(1, guesses.length);

/** One line: accuracy, macro-F1, and the share and precision of sure guesses. */
export function describeGuesses(name: string, guesses: readonly Guessed[]): string {
  const sure = guesses.filter((each) => each.sure);
  return [
    `${name}: ${guesses.length} topics`,
    `accuracy ${percent(accuracy(guesses))}`,
    `macro-F1 ${percent(macroF1(guesses))}`,
    `sure ${percent(sure.length / guesses.length)}`,
    `right if sure ${percent(accuracy(sure))}`,
  ].join(', ');
}

type Figures = { right: number; macroF1: number; classes: { label: number; f1: number; count: number }[] };

/** One line: accuracy, macro-F1, and the F1 and number of each class. */
export const describeClasses = (name: string, classes: readonly string[], figures: Figures): string =>
  `${name}: right ${percent(figures.right)}, macro-F1 ${percent(figures.macroF1)} (${figures.classes
    .map(({ label, f1, count }) => `${classes[label]} ${percent(f1)} of ${count}`)
    .join(', ')})`;
