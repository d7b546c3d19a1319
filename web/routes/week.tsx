import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useState } from 'react';
import { MOST_WEEKS_AGO } from '#web/features/insights/analytics-search.ts';
import { reportQuery, seriesQuery } from '#web/features/insights/insights.queries.ts';
import { WeekBars } from '#web/features/insights/week-bars.tsx';
import { WeekText } from '#web/features/insights/week-text.tsx';
import { findWeek } from '#web/features/insights/weeks.ts';
import { describeWeek } from '#web/features/insights/describe-week.ts';
import { postsQuery } from '#web/features/posts/posts.queries.ts';
import { localDate, ownTimeZone } from '#web/lib/date-time.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Waiting } from '#web/ui/waiting.tsx';

const RANGE = '90d';

export function WeekPage() {
  const { ago = 0 } = useSearch({ from: '/frame/analytics/week' });
  const navigate = useNavigate();
  const posts = useQuery(postsQuery);
  const series = useQuery(seriesQuery(RANGE));
  const report = useQuery(reportQuery(RANGE));
  const [openedAt] = useState(() => Date.now());
  const now = posts.dataUpdatedAt || openedAt;
  const week = findWeek(now, ownTimeZone(), -ago);
  const before = findWeek(now, ownTimeZone(), -ago - 1);
  const lastDay = new Date(week.until - 1).toISOString();
  const title = `${localDate(new Date(week.from).toISOString())} to ${localDate(lastDay)}`;
  const show = (weeks: number) =>
    void navigate({ to: '/analytics/week', search: weeks === 0 ? {} : { ago: weeks }, replace: true });
  const isRead = posts.data && series.data && report.data;
  return (
    <>
      <PageHeader title="Your week" text="What it brought.">
        <Link to="/analytics" className="text-sm text-accent-ink hover:underline print:hidden">
          All analytics
        </Link>
        <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          Print
        </Button>
      </PageHeader>
      <Card
        title={title}
        {...(ago === 0 && { description: 'This week so far.' })}
        action={
          <span className="flex">
            <IconButton
              icon={ChevronLeft}
              label="Previous week"
              disabled={ago >= MOST_WEEKS_AGO}
              onClick={() => show(ago + 1)}
            />
            <IconButton
              icon={ChevronRight}
              label="Next week"
              disabled={ago === 0}
              onClick={() => show(ago - 1)}
            />
          </span>
        }
      >
        {isRead ? (
          <>
            <WeekBars series={series.data} week={week} before={before} />
            <WeekText
              title={title}
              from={week.from}
              lines={describeWeek({
                week,
                before,
                now,
                posts: posts.data,
                series: series.data,
                report: report.data,
              })}
            />
          </>
        ) : (
          <Waiting
            query={[posts, series, report].find(({ isError }) => isError) ?? posts}
            rows={4}
            text="Loading the week..."
          />
        )}
      </Card>
    </>
  );
}
