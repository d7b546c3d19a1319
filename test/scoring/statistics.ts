const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const CUT = 10;
const gainOf = (worth: readonly number[]): number =>
  worth.slice(0, CUT).reduce((sum, each, rank) => sum + (2 ** each - 1) / Math.log2(rank + 2), 0);

/** NDCG@10 of an order by `value`, highest first; ties keep the given order. 1 if all worths are zero. */
export function rateRanking(items: readonly { worth: number; value: number }[]): number {
  const ranked = items.toSorted((one, other) => other.value - one.value).map(({ worth }) => worth);
  const ideal = gainOf(items.map(({ worth }) => worth).toSorted((one, other) => other - one));
  return ideal === 0 ? 1 : gainOf(ranked) / ideal;
}

/** The mean with its bootstrap 95% interval, from a fixed seed. */
export function bootstrapMean(
  values: readonly number[],
  draws = 2_000,
): { mean: number; low: number; high: number } {
  let state = 20_261_122;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const means = Array.from({ length: draws }, () =>
    mean(values.map(() => values[Math.floor(next() * values.length)] ?? 0)),
  ).toSorted((one, other) => one - other);
  return {
    mean: mean(values),
    low: means[Math.floor(draws * 0.025)] ?? 0,
    high: means[Math.floor(draws * 0.975)] ?? 0,
  };
}
