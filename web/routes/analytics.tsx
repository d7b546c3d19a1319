import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type Range, RANGES } from '#contract/insights.ts';
import { listLastDays } from '#core/insights/spans.ts';
import { DEFAULT_RANGE } from '#web/features/insights/analytics-search.ts';
import {
  CommunityTable,
  ExportCommunities,
  TopCommunities,
} from '#web/features/insights/community-figures.tsx';
import { Allowance } from '#web/features/insights/allowance.tsx';
import { PostFunnel } from '#web/features/insights/charts/funnel.tsx';
import { EngagementTrends } from '#web/features/insights/trends/engagement-trends.tsx';
import { reportQuery } from '#web/features/insights/insights.queries.ts';
import { RangeOverview } from '#web/features/insights/range-overview.tsx';
import { RemovedPosts } from '#web/features/insights/removed-posts.tsx';
import { countUnseen, omitsClicks, sumByCommunity } from '#web/features/insights/sum-by-community.ts';
import { PostsToMeasure } from '#web/features/insights/posts-to-measure.tsx';
import { WhatWorked } from '#web/features/insights/what-worked.tsx';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { BestTimesCard } from '#web/features/schedule/best-times.tsx';
import { ownTimeZone } from '#web/lib/date-time.ts';
import { formatCount } from '#web/lib/format-number.ts';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Waiting } from '#web/ui/waiting.tsx';

const OPTIONS = [
  ['7d', 'Last 7 days'],
  ['30d', 'Last 30 days'],
  ['90d', 'Last 90 days'],
] as const satisfies readonly (readonly [Range, string])[];

export function Analytics() {
  const { range = DEFAULT_RANGE } = useSearch({ from: '/frame/analytics' });
  const navigate = useNavigate();
  const query = useQuery(postsQuery);
  const { data, dataUpdatedAt } = query;
  const reportState = useQuery(reportQuery(range));
  const { data: report } = reportState;
  const spans = listLastDays(RANGES[range], dataUpdatedAt, ownTimeZone());
  const since = spans.all.from;
  const out = data?.filter(({ publishedAt }) => publishedAt !== null && Date.parse(publishedAt) >= since);
  const rows = data && sumByCommunity(data, since);
  const names =
    rows?.toSorted((one, other) => other.posts - one.posts).map(({ community }) => community) ?? [];
  const unseen = data ? countUnseen(data, since) : 0;
  const notes = [
    rows && rows.length > 0 && 'Posts of this time only; the totals above include older ones.',
    unseen > 0 && `${formatCount(unseen, 'post')} not measured yet.`,
    data && omitsClicks(data, since) && 'Engagement leaves out clicks, which some posts don’t count.',
  ].filter(Boolean);
  const waiting = <Waiting query={query} rows={3} text="Loading analytics..." />;
  const choose = (chosen: Range) =>
    void navigate({
      to: '/analytics',
      search: chosen === DEFAULT_RANGE ? {} : { range: chosen },
      replace: true,
    });
  return (
    <>
      <PageHeader title="Analytics Dashboard">
        <Link to="/analytics/week" className="text-sm text-accent-ink hover:underline">
          Your week
        </Link>
        <SelectField label="Time range" labelHidden value={range} options={OPTIONS} onChange={choose} />
      </PageHeader>
      <div className="grid gap-4">
        <RangeOverview range={range} posts={data} spans={spans} />
        {data && <PostsToMeasure posts={data} report={report} />}
        <EngagementTrends range={range} />
        {out && <PostFunnel posts={out} />}
        <Card title="Top Performing Subreddits">{rows ? <TopCommunities rows={rows} /> : waiting}</Card>
        <Card
          title="Detailed Performance Metrics"
          description={notes.join(' ')}
          action={rows && rows.length > 0 && <ExportCommunities rows={rows} range={range} />}
        >
          {rows ? <CommunityTable rows={rows} /> : waiting}
        </Card>
        {out && report ? (
          <WhatWorked posts={out} report={report} range={range} />
        ) : (
          <Card title="What worked">
            <Waiting query={data ? reportState : query} rows={3} text="Loading analytics..." />
          </Card>
        )}
        {names.length > 0 && <BestTimesCard names={names} />}
        {data && <RemovedPosts posts={data} report={report} />}
        {report && <Allowance report={report} />}
      </div>
    </>
  );
}
