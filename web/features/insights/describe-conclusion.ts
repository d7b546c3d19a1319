import type { Conclusion } from '#core/insights/conclude.ts';
import { formatCount } from '#web/lib/format-number.ts';

const list = (names: readonly string[]): string => names.map((name) => `r/${name}`).join(', ');

/**
 * “9 of 14 posts over a day old beat their subreddit’s usual upvotes.
 * r/webdev earns you at least 2.4× what r/saas does.”
 */
export function describeConclusion({ beat, contrast, above, below, few, of }: Conclusion): string {
  if (of === 0) return '';
  const { best, worst, times } = contrast ?? {};
  const found = [
    times !== undefined && `r/${best} earns you ${atLeast(times)} r/${worst} does.`,
    above.length > 0 && `Above usual: ${list(above)}.`,
    below.length > 0 && `Below usual: ${list(below)}.`,
  ].filter(Boolean);
  const none = few < of && found.length === 0 && 'No difference that can’t be luck.';
  const rest = few === of && 'Too few posts in each community to compare them (under six).';
  return [beat.of > 0 && describeBeat(beat), ...found, none, rest].filter(Boolean).join(' ');
}

/** At most half of all posts beat the median, and fewer where many tie. */
const describeBeat = ({ count, of, interval }: Conclusion['beat']): string =>
  `${count} of ${formatCount(of, 'post')} over a day old beat their subreddit’s usual upvotes` +
  `${interval[0] > 0.5 ? ', more than luck explains' : ''}.`;

/** Rounds down, because the factor is a minimum. */
const atLeast = (times: number): string => {
  const tenths = Math.floor(times * 10) / 10;
  return tenths > 1 ? `at least ${tenths}× what` : 'more than';
};
