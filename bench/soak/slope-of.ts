export type Sample = { readonly minute: number; readonly mb: number };

/** What a straight line through the samples gains in a minute. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (pick: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + pick(sample), 0) / samples.length;
  const [minute, mb] = [mean((sample) => sample.minute), mean((sample) => sample.mb)];
  const spread = samples.reduce((sum, sample) => sum + (sample.minute - minute) ** 2, 0);
  return samples.reduce((sum, each) => sum + (each.minute - minute) * (each.mb - mb), 0) / spread;
}
