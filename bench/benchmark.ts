export type Figure = {
  readonly value: number;
  /** What the value is compared with in the same run, and the result. */
  readonly against: { readonly what: string; readonly value: number };
};

/** A claim about the product that a figure proves or refutes. */
export type Benchmark = {
  readonly key: string;
  readonly name: string;
  readonly unit: string;
  /** `timesBetter`: and at most that part of what it is compared with. */
  readonly target: { readonly atMost: number; readonly timesBetter?: number } | { readonly atLeast: number };
  /** What `--break KEY=GUARD` can take out. */
  readonly guards?: readonly string[];
  measure(run: Run): Promise<Figure>;
};

export type Run = {
  /** Disables what the claim rests on, or one guard of it; the target must then be missed. */
  readonly broken: boolean;
  readonly guard: string | null;
  readonly seed: number;
  /** How many posts to simulate; the benchmark's own number if null. */
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
