import type { GroupPerformance } from '#core/insights/what-worked.ts';
import { TYPE_NAMES } from '#web/features/posts/describe-post.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { FoldedTable } from '#web/ui/picture/figure-table.tsx';
import { formatMedian, LEAST_FOR_QUARTILES } from './describe-worked.ts';

const HEADS = [
  'Subreddit',
  'Your posts',
  'Median upvotes',
  'Middle half',
  '95% interval',
  'Usual there',
  'Posts there',
];

const span = (ends: readonly number[] | null | undefined) => ends?.map(formatMedian).join('–') ?? '–';

const toCells = ({ community, type, votes, usual }: GroupPerformance): string[] => [
  `r/${community}, ${TYPE_NAMES[type]}`,
  formatNumber(votes?.count ?? 0),
  votes ? formatMedian(votes.median) : '–',
  span(votes && votes.count >= LEAST_FOR_QUARTILES ? votes.quartiles : null),
  span(votes?.interval),
  usual ? formatMedian(usual.medianUpvotes) : '–',
  usual ? formatNumber(usual.posts) : '–',
];

/** The figures behind the bars. */
export const WorkedTable = ({ rows }: { rows: readonly GroupPerformance[] }) => (
  <div className="overflow-x-auto px-4 pb-3 print:hidden">
    <FoldedTable caption="What worked" heads={HEADS} rows={rows.map(toCells)} />
  </div>
);
