const TYPICAL = 6.5;
const MOST = 20;
const HUNDREDTHS = 100;

/**
 * A community's engagement rate in hundredths of a percent: weekly activity per member relative to the median for its
 * size, so that large communities don't always rate low.
 */
export function rateEngagement(activity: number, median: number): number {
  if (activity <= 0) return 0;
  const percent = median > 0 ? (activity / median) * TYPICAL : TYPICAL;
  return Math.round(Math.min(percent, MOST) * HUNDREDTHS);
}

export type MatchLevel = 'High' | 'Medium' | 'Low';

/** `engagementRate` is in hundredths of a percent. */
export const toMatchLevel = (engagementRate: number): MatchLevel => {
  const percent = engagementRate / HUNDREDTHS;
  return percent >= 8 ? 'High' : percent >= 5 ? 'Medium' : 'Low';
};
