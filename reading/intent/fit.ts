import { INTENTS, THREAD_TYPES } from '#contract/reading/thread-classes.ts';
import {
  calibrate,
  type ClassFigures,
  type GroupedExample,
  judgeClasses,
  scoreByFolds,
} from '../linear/calibrate.ts';
import { chooseClass, type ClassWeights } from '../linear/classify.ts';
import { fitLinear } from '../linear/fit-linear.ts';
import { findProbabilities } from '../linear/score.ts';
import { findFeatures, type ThreadText } from './find-features.ts';

export type LabeledThread = ThreadText & { subreddit: string; intent: string; type: string };
type Figures = { right: number; macroF1: number; classes: ClassFigures[] };

/** Chosen by cross-validation over communities. */
const OPTIONS = { fewest: 4, epochs: 8, rate: 0.3, l1: 0.1, l2: 2, balance: 0.5, maxBytes: 120_000 };

function fitOne(
  examples: readonly GroupedExample[],
  classes: number,
): { weights: ClassWeights; figures: Figures } {
  const options = { ...OPTIONS, classes };
  const scored = scoreByFolds(examples, options);
  const choice = calibrate(scored, classes);
  const pairs = scored.map(({ label, scores }) => ({
    label,
    guess: chooseClass(findProbabilities(scores, choice.temperature), choice.lifts),
  }));
  return { weights: { ...fitLinear(examples, options), ...choice }, figures: judgeClasses(pairs, classes) };
}

/** Fits weights for intent and type, with cross-validated figures. Deterministic. */
export function fitThreads(threads: readonly LabeledThread[]) {
  const read = threads.map((thread) => ({ thread, features: findFeatures(thread) }));
  const fit = (classes: readonly string[], labelOf: (thread: LabeledThread) => string) =>
    fitOne(
      read.map(({ thread, features }) => ({
        features,
        label: classes.indexOf(labelOf(thread)),
        group: thread.subreddit,
      })),
      classes.length,
    );
  return { intent: fit(INTENTS, ({ intent }) => intent), type: fit(THREAD_TYPES, ({ type }) => type) };
}
