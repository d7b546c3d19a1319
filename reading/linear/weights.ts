/** `features` has one base-36 digit per class, in class order; 18 is zero. */
export type Weights = {
  /** The weight of one digit step. */
  step: number;
  /** Divides scores to calibrate the probabilities. */
  temperature: number;
  bias: readonly number[];
  features: Readonly<Record<string, string>>;
};

const ZERO = 18;
const LARGEST = 17;
/** The share of weights clipped to the largest digit. */
const CUT = 0.002;

/** `weights` has one block of classes for the bias, then one per name. */
export function encodeWeights(names: readonly string[], classes: number, weights: Float64Array): Weights {
  const sizes = weights.slice(classes).map(Math.abs).toSorted();
  const step = Math.ceil((100 * (sizes[Math.floor((1 - CUT) * sizes.length)] ?? 1)) / LARGEST) / 100 || 1;
  const digit = (weight: number) => Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / step))) + ZERO;
  const encode = (i: number) =>
    Array.from({ length: classes }, (_each, c) =>
      digit(weights[(i + 1) * classes + c] ?? 0).toString(36),
    ).join('');
  const features = Object.fromEntries(names.map((name, i) => [name, encode(i)]));
  const bias = Array.from(weights.subarray(0, classes), (value) => Math.round(value * 100) / 100);
  return { step, temperature: 1, bias, features };
}

/** The number of steps for a digit, by character code. */
export const DIGIT_VALUES: readonly number[] = Array.from({ length: 128 }, (_each, code) => {
  const digit = Number.parseInt(String.fromCharCode(code), 36);
  return Number.isNaN(digit) ? 0 : digit - ZERO;
});
