import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { dayOf } from '#web/lib/calendar-days.ts';
import { useListKeys } from '#web/lib/use-list-keys.ts';
import { useVisible } from '#web/lib/use-visible.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptySection } from '#web/ui/empty-state.tsx';
import { LoadProblem, WaitingSection } from '#web/ui/waiting.tsx';
import { ActivityRow } from './activity-row.tsx';
import { activityQuery, unreadQuery, useSeeActivity } from './activity.queries.ts';
import { groupByDay, nameDay } from './group-by-day.ts';

/** Marks everything as seen while the page is visible. */
function useMarkAsSeen(newestAt: string | undefined): void {
  const { data } = useQuery(unreadQuery);
  const { mutate } = useSeeActivity();
  const isVisible = useVisible();
  const isNew = isVisible && (data?.unread ?? 0) > 0;
  useEffect(() => {
    if (isNew && newestAt) mutate(newestAt);
  }, [isNew, newestAt, mutate]);
}

const today = () => dayOf(new Date());

/** What happened, grouped by day, the newest first. */
export function ActivityFeed() {
  const query = useInfiniteQuery(activityQuery);
  const { data, error, isFetching, hasNextPage, isFetchNextPageError, fetchNextPage } = query;
  const list = useRef<HTMLDivElement>(null);
  const items = data?.pages.flatMap((page) => page.items);
  useMarkAsSeen(items?.[0]?.at);
  useListKeys(list);
  if (!items)
    return <WaitingSection label="What happened" query={query} rows={5} text="Loading activity..." />;
  if (items.length === 0)
    return (
      <EmptySection
        label="What happened"
        icon={Inbox}
        title="Nothing has happened yet"
        text="When a post goes out, is taken down, or waits for you, you read it here."
      />
    );
  return (
    <div ref={list} className="grid gap-6">
      {groupByDay(items).map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="mb-2 text-sm font-medium text-ink-2">
            {nameDay(day, today())}
          </h2>
          <ul className="divide-y overflow-hidden rounded-lg border bg-surface">
            {ofDay.map((activity) => (
              <ActivityRow key={activity.id} activity={activity} />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage &&
        (isFetchNextPageError ? (
          <LoadProblem error={error} pending={isFetching} onRetry={() => void fetchNextPage()} />
        ) : (
          <Button pending={isFetching} onClick={() => void fetchNextPage()}>
            Show older
          </Button>
        ))}
    </div>
  );
}
