/** A proportion with its 95% confidence interval (Wilson). */
export type Proportion = {
  readonly count: number;
  readonly of: number;
  readonly interval: readonly [number, number];
};

const Z = 1.96;

export function estimateProportion(count: number, of: number): Proportion {
  if (of === 0) return { count, of, interval: [0, 1] };
  const share = count / of;
  const scale = 1 + Z ** 2 / of;
  const middle = (share + Z ** 2 / (2 * of)) / scale;
  const reach = (Z / scale) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { count, of, interval: [Math.max(0, middle - reach), Math.min(1, middle + reach)] };
}
