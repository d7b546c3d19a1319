import { RANGES, type Series } from '#contract/insights.ts';
import { writeNumber } from '#web/lib/write-number.ts';
import { NOT_MEASURED, type Notes } from './describe-metrics.ts';
import { writeChange } from './write-change.ts';

/** What a range brought, and how that compares with the same time before it. */
export function noteRange({ range, total, engagementRate, changes }: Series): Notes {
  const span = `in ${RANGES[range]} days`;
  const note = (figure: string, change: number | null, unit: '%' | ' pts') => {
    const written = writeChange(change, unit);
    return `${figure} ${span}${written ? `, ${written}` : ''}`;
  };
  const count = (key: 'posts' | 'upvotes' | 'clicks') => {
    const figure = total[key];
    return figure === null ? `${NOT_MEASURED} ${span}` : note(writeNumber(figure), changes[key], '%');
  };
  return {
    posts: count('posts'),
    upvotes: count('upvotes'),
    clicks: count('clicks'),
    engagementRate:
      engagementRate === null
        ? `Nothing ${span}`
        : note(`${engagementRate.toFixed(1)}%`, changes.engagementRate, ' pts'),
  };
}
