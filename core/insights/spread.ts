/** Where the middle of some values lies, how far half of them reach around it, and how sure the middle is. */
export type Spread = {
  readonly count: number;
  readonly median: number;
  /** Half of the values lie between these. */
  readonly quartiles: readonly [number, number];
  /** Holds the true median in 95 of 100 cases; null for fewer than six values, which cannot say. */
  readonly interval: readonly [number, number] | null;
};

/** Beyond this many the exact sum would underflow, and the normal curve is as good. */
const EXACT_UP_TO = 500;
const TAIL = 0.025;
const Z_OF_TAIL = 1.96;

/** Null for no values. The interval rests on the order of the values alone, so one lucky post cannot stretch it. */
export function spreadOf(values: readonly number[]): Spread | null {
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

/** The rank of the value at which the interval begins, counted from either end; 0 where there is none. */
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
