/** Figures that tell how well labels and ratings agree. */
export type ClassFigures = { label: string; labelled: number; precision: number; recall: number; f1: number };

export function judgeClasses(
  pairs: readonly { label: string; found: string }[],
  labels: readonly string[],
): { classes: ClassFigures[]; macroF1: number } {
  const classes = labels.map((label) => {
    const labelled = pairs.filter((pair) => pair.label === label).length;
    const found = pairs.filter((pair) => pair.found === label).length;
    const right = pairs.filter((pair) => pair.label === label && pair.found === label).length;
    return {
      label,
      labelled,
      precision: right / Math.max(1, found),
      recall: right / Math.max(1, labelled),
      f1: (2 * right) / Math.max(1, found + labelled),
    };
  });
  return { classes, macroF1: classes.reduce((sum, { f1 }) => sum + f1, 0) / labels.length };
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's r. */
export function correlate(pairs: readonly (readonly [number, number])[]): number {
  const [x, y] = [mean(pairs.map(([one]) => one)), mean(pairs.map(([, other]) => other))];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [one, other] of pairs) {
    xy += (one - x) * (other - y);
    xx += (one - x) ** 2;
    yy += (other - y) ** 2;
  }
  return xy / Math.sqrt(xx * yy);
}

/** How often a positive is ranked above a negative; ties count half. */
export function areaUnderCurve(ranked: readonly { isPositive: boolean; value: number }[]): number {
  const positives = ranked.filter(({ isPositive }) => isPositive).map(({ value }) => value);
  const negatives = ranked.filter(({ isPositive }) => !isPositive).map(({ value }) => value);
  let won = 0;
  for (const positive of positives)
    for (const negative of negatives) won += positive > negative ? 1 : positive === negative ? 0.5 : 0;
  return won / (positives.length * negatives.length);
}

const CUT = 10;
const gainOf = (worth: readonly number[]): number =>
  worth.slice(0, CUT).reduce((sum, each, rank) => sum + (2 ** each - 1) / Math.log2(rank + 2), 0);

/** NDCG@10 of an order by `value`, highest first; what ties keeps the order given. */
export function rateRanking(items: readonly { worth: number; value: number }[]): number {
  const ranked = items.toSorted((one, other) => other.value - one.value).map(({ worth }) => worth);
  const ideal = items.map(({ worth }) => worth).toSorted((one, other) => other - one);
  return gainOf(ranked) / gainOf(ideal);
}

/** The middle 95 % of the means of samples drawn with replacement, always the same ones. */
export function bootstrapMean(values: readonly number[], draws = 2_000): { low: number; high: number } {
  let state = 20_261_122;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const means = Array.from({ length: draws }, () =>
    mean(values.map(() => values[Math.floor(next() * values.length)] ?? 0)),
  ).toSorted((one, other) => one - other);
  return { low: means[Math.floor(draws * 0.025)] ?? 0, high: means[Math.floor(draws * 0.975)] ?? 0 };
}
