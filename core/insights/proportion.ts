/** A proportion with its confidence interval (Wilson). */
export type Proportion = {
  readonly count: number;
  readonly of: number;
  readonly interval: readonly [number, number];
};

const Z_95 = 1.96;

export function estimateProportion(count: number, of: number, z = Z_95): Proportion {
  if (of === 0) return { count, of, interval: [0, 1] };
  const share = count / of;
  const scale = 1 + z ** 2 / of;
  const middle = (share + z ** 2 / (2 * of)) / scale;
  const reach = (z / scale) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return { count, of, interval: [Math.max(0, middle - reach), Math.min(1, middle + reach)] };
}
