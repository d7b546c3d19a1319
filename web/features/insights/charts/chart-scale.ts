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

/** The room around a chart for its labels. */
export const EDGE = { top: 12, right: 12, bottom: 28, left: 44 };

/** Where values belong in a drawing of this size. `last` is the largest x; the smallest is 0. */
export function createScale(size: { width: number; height: number }, ticks: readonly number[], last: number) {
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const innerWidth = Math.max(size.width - EDGE.left - EDGE.right, 1);
  const innerHeight = size.height - EDGE.top - EDGE.bottom;
  const xOf = (value: number) => EDGE.left + (innerWidth * value) / Math.max(last, 1);
  const yOf = (value: number) => EDGE.top + (innerHeight * (high - value)) / (high - low);
  return { innerWidth, xOf, yOf };
}
export type Scale = ReturnType<typeof createScale>;
