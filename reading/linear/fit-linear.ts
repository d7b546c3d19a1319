import type { Features } from './features.ts';
import { encodeWeights, type Weights } from './weights.ts';

/** `label` is the index of a class. */
export type LinearExample = { features: Features; label: number; weight?: number };
export type FitOptions = {
  classes: number;
  /** The minimum number of examples that have a feature. */
  fewest: number;
  epochs: number;
  rate: number;
  l1: number;
  l2: number;
  /** How much more rare classes weigh: 0 for equal weights, 1 for inverse proportion. */
  balance: number;
  maxBytes: number;
};

type Row = { indexes: Int32Array; values: Float64Array; label: number; weight: number };

const findVocabulary = (examples: readonly LinearExample[], fewest: number): string[] => {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= fewest)
    .map(([name]) => name)
    .toSorted();
};

const weighClasses = (examples: readonly LinearExample[], { classes, balance }: FitOptions): number[] =>
  Array.from({ length: classes }, (_each, c) => {
    const count = examples.filter(({ label }) => label === c).length;
    return count ? (examples.length / (classes * count)) ** balance : 0;
  });

/** Index 0 is the bias. */
const toRows = (
  examples: readonly LinearExample[],
  vocabulary: readonly string[],
  options: FitOptions,
): Row[] => {
  const places = new Map(vocabulary.map((name, i) => [name, i + 1]));
  const weights = weighClasses(examples, options);
  return examples.map(({ features, label, weight = 1 }) => {
    const known = [...features].filter(([feature]) => places.has(feature));
    return {
      indexes: Int32Array.from([0, ...known.map(([feature]) => places.get(feature) ?? 0)]),
      values: Float64Array.from([1, ...known.map(([, value]) => value)]),
      label,
      weight: weight * (weights[label] ?? 0),
    };
  });
};

/** Multinomial logistic regression by FTRL-Proximal (McMahan et al. 2013), which gives exact zeros. */
const descend = (rows: readonly Row[], features: number, options: FitOptions): Float64Array => {
  const { rate, l1, l2, epochs, classes } = options;
  const sums = new Float64Array(features * classes);
  const squares = new Float64Array(features * classes);
  const weights = new Float64Array(features * classes);
  const scores = new Float64Array(classes);
  const weightAt = (i: number): number => {
    const sum = sums[i] ?? 0;
    const penalty = i < classes ? 0 : l1;
    if (Math.abs(sum) <= penalty) return 0;
    return -(sum - Math.sign(sum) * penalty) / ((1 + Math.sqrt(squares[i] ?? 0)) / rate + l2);
  };
  const learn = ({ indexes, values, label, weight }: Row) => {
    scores.fill(0);
    for (let k = 0; k < indexes.length; k += 1)
      for (let c = 0; c < classes; c += 1) {
        const i = (indexes[k] ?? 0) * classes + c;
        weights[i] = weightAt(i);
        scores[c] = (scores[c] ?? 0) + (values[k] ?? 0) * (weights[i] ?? 0);
      }
    const top = Math.max(...scores);
    const total = scores.reduce((sum, score) => sum + Math.exp(score - top), 0);
    for (let c = 0; c < classes; c += 1) {
      const fault = weight * (Math.exp((scores[c] ?? 0) - top) / total - (c === label ? 1 : 0));
      for (let k = 0; k < indexes.length; k += 1) {
        const i = (indexes[k] ?? 0) * classes + c;
        const gradient = fault * (values[k] ?? 0);
        const square = squares[i] ?? 0;
        const grown = square + gradient * gradient;
        sums[i] =
          (sums[i] ?? 0) + gradient - ((Math.sqrt(grown) - Math.sqrt(square)) / rate) * (weights[i] ?? 0);
        squares[i] = grown;
      }
    }
  };
  // A stride coprime to the number of rows mixes the classes deterministically.
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[(at * 7919 + epoch * 104_729) % rows.length];
      if (row) learn(row);
    }
  return weights.map((_weight, i) => weightAt(i));
};

/** The names of the strongest features that fit into `maxBytes`. */
const prune = (vocabulary: readonly string[], weights: Float64Array, options: FitOptions): string[] => {
  const { classes, maxBytes } = options;
  const kept: string[] = [];
  let room = maxBytes - 300;
  vocabulary
    .map((name, i) => {
      const block = weights.slice((i + 1) * classes, (i + 2) * classes);
      return { name, strength: block.reduce((sum, weight) => sum + weight * weight, 0) };
    })
    .filter(({ strength }) => strength > 0)
    .toSorted((a, b) => b.strength - a.strength || (a.name < b.name ? -1 : 1))
    .forEach(({ name }) => {
      room -= JSON.stringify(name).length + classes + 5;
      if (room >= 0) kept.push(name);
    });
  return kept.toSorted();
};

/** Deterministic: the same examples give the same weights. */
export function fitLinear(examples: readonly LinearExample[], options: FitOptions): Weights {
  const vocabulary = findVocabulary(examples, options.fewest);
  const all = descend(toRows(examples, vocabulary, options), vocabulary.length + 1, options);
  const kept = prune(vocabulary, all, options);
  const refitted = descend(toRows(examples, kept, options), kept.length + 1, { ...options, l1: 0 });
  return encodeWeights(kept, options.classes, refitted);
}
