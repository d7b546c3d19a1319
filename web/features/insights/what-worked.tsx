import { Link } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { type Range, RANGES, type Report } from '#contract/insights.ts';
import type { Post } from '#contract/posts.ts';
import { toOwnPosts } from '#core/insights/own-post.ts';
import { conclude } from '#core/insights/conclude.ts';
import { findWhatWorked, type GroupPerformance } from '#core/insights/what-worked.ts';
import { TYPE_NAMES } from '#web/features/posts/describe-post.ts';
import { formatCount } from '#web/lib/format-number.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { findMost, MedianBar, MedianLegend } from './charts/median-bar.tsx';
import { describeConclusion } from './describe-conclusion.ts';
import {
  describeRemoved,
  describeStanding,
  describeVotes,
  formatMedian,
  LEAST_FOR_QUARTILES,
} from './describe-worked.ts';
import { WorkedTable } from './worked-table.tsx';
import { formatMinutes } from './format-minutes.ts';

type WhatWorkedProps = { posts: readonly Post[]; report: Report; range: Range };

/** How the user's posts did in each community, compared with the usual there. */
export function WhatWorked({ posts, report, range }: WhatWorkedProps) {
  const usual = new Map(report.usual.map((row) => [row.community.toLowerCase(), row]));
  const rows = findWhatWorked(toOwnPosts(posts), usual);
  const most = findMost(rows);
  return (
    <Card title="What worked" description={describeConclusion(conclude(rows))}>
      {rows.length === 0 ? (
        <EmptyState icon={Scale} title="Nothing to compare yet" text="Nothing went out in this time." />
      ) : (
        <ul className="divide-y">
          {rows.map((row) => (
            <WorkedRow key={`${row.community} ${row.type}`} row={row} most={most} />
          ))}
        </ul>
      )}
      {rows.some(({ votes }) => votes) && (
        <>
          <MedianLegend rows={rows} />
          <WorkedTable rows={rows} />
        </>
      )}
      {report.replyMinutes && (
        <p className="border-t px-4 py-3 text-sm text-ink-2">{describeReplies(report.replyMinutes, range)}</p>
      )}
    </Card>
  );
}

function WorkedRow({ row, most }: { row: GroupPerformance; most: number }) {
  const standing = describeStanding(row);
  const removed = describeRemoved(row.removed);
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 text-sm lg:grid-cols-[13rem_minmax(0,1fr)_16rem] lg:items-center">
      <span className="flex flex-wrap items-center gap-x-2 text-ink-2">
        <Link
          to="/communities/$name"
          params={{ name: row.community }}
          className="text-base font-medium text-accent-ink hover:underline"
        >
          {`r/${row.community}`}
        </Link>
        <span>{TYPE_NAMES[row.type]}</span>
        {row.votes && standing && <Badge tone={standing.tone}>{standing.text}</Badge>}
      </span>
      <MedianBar row={row} most={most} />
      <span className="text-ink-2 tabular-nums">
        {describeVotes(row.votes)}
        {row.votes && row.usual && (
          <span className="text-ink-3">; usual {formatMedian(row.usual.medianUpvotes)}</span>
        )}
        {removed && <span className="block text-bad">{removed}</span>}
      </span>
    </li>
  );
}

function describeReplies(
  { count, median, quartiles: [low, high] }: NonNullable<Report['replyMinutes']>,
  range: Range,
): string {
  const comments = count === 1 ? 'Your comment' : `Your ${formatCount(count, 'comment')}`;
  const spread =
    count >= LEAST_FOR_QUARTILES
      ? `, half of them after ${formatMinutes(low)} to ${formatMinutes(high)}`
      : '';
  return (
    `${comments} of the last ${RANGES[range]} days in found threads came ${formatMinutes(median)} ` +
    `after the thread${count > 1 ? ' in the median' : ''}${spread}.`
  );
}
