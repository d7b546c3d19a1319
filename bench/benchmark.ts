export type Figure = {
  readonly value: number;
  /** The comparison in the same run, and its result. */
  readonly against: { readonly what: string; readonly value: number };
};

/** A claim about the product that a figure proves or refutes. */
export type Benchmark = {
  readonly key: string;
  readonly name: string;
  readonly unit: string;
  /** `timesBetter: n`: the result must also be at most 1/n of the comparison's. */
  readonly target: { readonly atMost: number; readonly timesBetter?: number } | { readonly atLeast: number };
  /** The guards that `--break KEY=GUARD` can remove. */
  readonly guards?: readonly string[];
  measure(run: Run): Promise<Figure>;
};

export type Run = {
  /** Disables the mechanism behind the claim, or one guard of it; the target must then be missed. */
  readonly broken: boolean;
  readonly guard: string | null;
  readonly seed: number;
  /** How many posts to simulate; null for the benchmark's default. */
  readonly posts: number | null;
};

export const holds = ({ target }: Benchmark, { value, against }: Figure): boolean =>
  'atMost' in target
    ? value <= target.atMost && value * (target.timesBetter ?? 0) <= against.value
    : value >= target.atLeast;

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
