const STEPS = [1, 2, 2.5, 5, 10];
const LINES = 4;

/** Round values for gridlines of whole numbers, from below the smallest to above the largest. */
export function chartTicks(values: readonly number[]): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const rough = Math.max((high - low) / LINES, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, Math.ceil((STEPS.find((each) => each * power >= rough) ?? 10) * power));
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
