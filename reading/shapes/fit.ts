import { SHAPES, type Shape } from '#contract/drafting/shapes.ts';
import { fitLinear } from '../linear/fit-linear.ts';
import type { Weights } from '../linear/weights.ts';
import { findFeatures } from './find-features.ts';

export type Example = { topic: string; shape: Shape };

/** These options were chosen by cross-validation. */
const OPTIONS = {
  classes: SHAPES.length,
  fewest: 3,
  epochs: 20,
  rate: 0.5,
  l1: 0.1,
  l2: 2,
  balance: 0.5,
  maxBytes: 25_000,
};

/** Deterministic: the same examples give the same weights. */
export const fitShapes = (examples: readonly Example[]): Weights =>
  fitLinear(
    examples.map(({ topic, shape }) => ({ features: findFeatures(topic), label: SHAPES.indexOf(shape) })),
    OPTIONS,
  );
