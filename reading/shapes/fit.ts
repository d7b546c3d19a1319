import { SHAPES, type Shape } from '#contract/drafting/shapes.ts';
import { findFeatures } from './find-features.ts';
import { encodeWeights, type Weights } from './weights.ts';

export type Example = { topic: string; shape: Shape };
export type FitOptions = {
  /** How many topics a feature needs. */
  fewest: number;
  epochs: number;
  rate: number;
  l1: number;
  l2: number;
  maxBytes: number;
};

/** Chosen by cross-validation. */
export const FIT_OPTIONS: FitOptions = { fewest: 3, epochs: 20, rate: 0.5, l1: 0.1, l2: 2, maxBytes: 25_000 };

const CLASSES = SHAPES.length;

type Row = { indexes: Int32Array; values: Float64Array; shape: number; weight: number };

const findVocabulary = (topics: readonly ReturnType<typeof findFeatures>[], fewest: number): string[] => {
  const counts = new Map<string, number>();
  for (const features of topics)
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= fewest)
    .map(([name]) => name)
    .toSorted();
};

/** Rare shapes weigh more, by the square root of how rare they are. */
const weighShapes = (examples: readonly Example[]): number[] => {
  const counts = SHAPES.map((shape) => examples.filter((each) => each.shape === shape).length);
  return counts.map((count) => (count ? Math.sqrt(examples.length / (CLASSES * count)) : 0));
};

/** Index 0 is the bias. */
const toRows = (examples: readonly Example[], vocabulary: readonly string[]): Row[] => {
  const places = new Map(vocabulary.map((name, i) => [name, i + 1]));
  const weights = weighShapes(examples);
  return examples.map(({ topic, shape: name }) => {
    const shape = SHAPES.indexOf(name);
    const known = [...findFeatures(topic)].filter(([feature]) => places.has(feature));
    return {
      indexes: Int32Array.from([0, ...known.map(([feature]) => places.get(feature) ?? 0)]),
      values: Float64Array.from([1, ...known.map(([, value]) => value)]),
      shape,
      weight: weights[shape] ?? 0,
    };
  });
};

/** Multinomial logistic regression by FTRL-Proximal (McMahan et al. 2013), which gives exact zeros. */
const descend = (rows: readonly Row[], features: number, options: FitOptions): Float64Array => {
  const { rate, l1, l2, epochs } = options;
  const sums = new Float64Array(features * CLASSES);
  const squares = new Float64Array(features * CLASSES);
  const weights = new Float64Array(features * CLASSES);
  const scores = new Float64Array(CLASSES);
  const weightAt = (i: number): number => {
    const sum = sums[i] ?? 0;
    const penalty = i < CLASSES ? 0 : l1;
    if (Math.abs(sum) <= penalty) return 0;
    return -(sum - Math.sign(sum) * penalty) / ((1 + Math.sqrt(squares[i] ?? 0)) / rate + l2);
  };
  const learn = ({ indexes, values, shape, weight }: Row) => {
    scores.fill(0);
    for (let k = 0; k < indexes.length; k += 1)
      for (let c = 0; c < CLASSES; c += 1) {
        const i = (indexes[k] ?? 0) * CLASSES + c;
        weights[i] = weightAt(i);
        scores[c] = (scores[c] ?? 0) + (values[k] ?? 0) * (weights[i] ?? 0);
      }
    const top = Math.max(...scores);
    const total = scores.reduce((sum, score) => sum + Math.exp(score - top), 0);
    for (let c = 0; c < CLASSES; c += 1) {
      const fault = weight * (Math.exp((scores[c] ?? 0) - top) / total - (c === shape ? 1 : 0));
      for (let k = 0; k < indexes.length; k += 1) {
        const i = (indexes[k] ?? 0) * CLASSES + c;
        const gradient = fault * (values[k] ?? 0);
        const square = squares[i] ?? 0;
        const grown = square + gradient * gradient;
        sums[i] =
          (sums[i] ?? 0) + gradient - ((Math.sqrt(grown) - Math.sqrt(square)) / rate) * (weights[i] ?? 0);
        squares[i] = grown;
      }
    }
  };
  // A stride that is coprime to the number of rows mixes the shapes without chance.
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[(at * 7919 + epoch * 104_729) % rows.length];
      if (row) learn(row);
    }
  return weights.map((_weight, i) => weightAt(i));
};

/** The names of the strongest features that fit into `maxBytes`. */
const prune = (vocabulary: readonly string[], weights: Float64Array, maxBytes: number): string[] => {
  const kept: string[] = [];
  let room = maxBytes - 300;
  vocabulary
    .map((name, i) => {
      const block = weights.slice((i + 1) * CLASSES, (i + 2) * CLASSES);
      return { name, strength: block.reduce((sum, weight) => sum + weight * weight, 0) };
    })
    .filter(({ strength }) => strength > 0)
    .toSorted((a, b) => b.strength - a.strength || (a.name < b.name ? -1 : 1))
    .forEach(({ name }) => {
      room -= JSON.stringify(name).length + CLASSES + 5;
      if (room >= 0) kept.push(name);
    });
  return kept.toSorted();
};

/** The same examples give the same weights. */
export function fitShapes(examples: readonly Example[], options: FitOptions = FIT_OPTIONS): Weights {
  const vocabulary = findVocabulary(
    examples.map(({ topic }) => findFeatures(topic)),
    options.fewest,
  );
  const all = descend(toRows(examples, vocabulary), vocabulary.length + 1, options);
  const kept = prune(vocabulary, all, options.maxBytes);
  const refitted = descend(toRows(examples, kept), kept.length + 1, { ...options, l1: 0 });
  return encodeWeights(kept, refitted);
}
