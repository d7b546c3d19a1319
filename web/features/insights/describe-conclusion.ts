import type { Conclusion } from '#core/insights/conclude.ts';
import { formatCount } from '#web/lib/format-number.ts';

const list = (names: readonly string[]): string => names.map((name) => `r/${name}`).join(', ');

/** “r/webdev earns you at least 2.4× what r/saas does. Above usual: r/webdev.” */
export function describeConclusion({ contrast, above, below, few, of }: Conclusion): string {
  if (of === 0) return '';
  if (few === of) return 'Too few posts to tell: it takes six in one community, each a day old.';
  const { best, worst, times } = contrast ?? {};
  const found = [
    times !== undefined && `r/${best} earns you ${atLeast(times)} r/${worst} does.`,
    above.length > 0 && `Above usual: ${list(above)}.`,
    below.length > 0 && `Below usual: ${list(below)}.`,
  ].filter(Boolean);
  const sentences = found.length > 0 ? found : ['No difference that can’t be luck.'];
  const rest = few > 0 && `${formatCount(few, 'row')} with too few posts to tell (under six).`;
  return [...sentences, rest].filter(Boolean).join(' ');
}

/** Rounds down, because the factor is a minimum. */
const atLeast = (times: number): string => {
  const tenths = Math.floor(times * 10) / 10;
  return tenths > 1 ? `at least ${tenths}× what` : 'more than';
};
