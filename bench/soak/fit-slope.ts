export type Sample = { readonly minute: number; readonly mb: number };

/** The slope of a straight line fitted to the samples, in MB per minute. */
export function fitSlope(samples: readonly Sample[]): number {
  const mean = (pick: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + pick(sample), 0) / samples.length;
  const [minute, mb] = [mean((sample) => sample.minute), mean((sample) => sample.mb)];
  const spread = samples.reduce((sum, sample) => sum + (sample.minute - minute) ** 2, 0);
  return samples.reduce((sum, each) => sum + (each.minute - minute) * (each.mb - mb), 0) / spread;
}
