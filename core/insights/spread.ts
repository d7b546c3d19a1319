/** The median of some values, their middle half, and a confidence interval. */
export type Spread = {
  readonly count: number;
  readonly median: number;
  /** The middle half of the values is between these. */
  readonly quartiles: readonly [number, number];
  /** The 95% confidence interval of the median; null below six values. */
  readonly interval: readonly [number, number] | null;
};

/** Above this, the exact sum would underflow, and the normal approximation is as good. */
const EXACT_UP_TO = 500;
const TAIL = 0.025;
const Z_OF_TAIL = 1.96;

/** Null for no values. The interval uses only the order of the values, so one outlier can't stretch it. */
export function measureSpread(values: readonly number[]): Spread | null {
  const sorted = values.toSorted((one, other) => one - other);
  const count = sorted.length;
  const at = (index: number) => sorted[index] ?? 0;
  if (count === 0) return null;
  const left = leftOut(count);
  return {
    count,
    median: quantile(sorted, 0.5),
    quartiles: [quantile(sorted, 0.25), quantile(sorted, 0.75)],
    interval: left === 0 ? null : [at(left - 1), at(count - left)],
  };
}

function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below = 0, above = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}

/** How many values the interval leaves out at either end; 0 if there is none. */
function leftOut(count: number): number {
  if (count > EXACT_UP_TO) return Math.floor((count - Z_OF_TAIL * Math.sqrt(count)) / 2);
  let chance = 0.5 ** count;
  let below = chance;
  let rank = 0;
  while (below <= TAIL) {
    rank += 1;
    chance *= (count - rank + 1) / rank;
    below += chance;
  }
  return rank;
}
