import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Activity } from '#contract/activity.ts';
import { describeEvent } from '#web/features/posts/describe-event.ts';
import { postName, previewText } from '#web/features/posts/describe-post.ts';
import { timeOfDay } from '#web/lib/date-time.ts';
import { toDay } from '#web/lib/day.ts';
import { useListKeys } from '#web/lib/use-list-keys.ts';
import { useVisible } from '#web/lib/use-visible.ts';
import { Badge, ProvenanceBadge, TONES } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptySection } from '#web/ui/empty-state.tsx';
import { LoadError, WaitingSection } from '#web/ui/waiting.tsx';
import { activityQuery, unreadQuery, useMarkActivitySeen } from './activity.queries.ts';
import { groupByDay, nameDay } from './group-by-day.ts';

/** Only failures are highlighted. */
const INK = {
  plain: 'text-ink-2',
  accent: 'text-ink-2',
  ok: 'text-ink-2',
  pale: 'text-ink-2',
  warn: 'font-medium',
  bad: 'font-medium text-bad',
} as const;

const ROW = 'flex gap-3 px-4 py-3 hover:bg-hover focus-visible:-outline-offset-2 sm:gap-4';

export function ActivityRow({ activity }: { activity: Activity }) {
  const { subreddit, post } = activity;
  return (
    <li>
      {post ? (
        <Link to="/posts/$id" params={{ id: post.id }} data-list-stop className={ROW}>
          <RowText activity={activity}>
            {previewText(postName(post))} <span className="text-ink-2">in r/{subreddit}</span>
          </RowText>
        </Link>
      ) : activity.event === 'channelDisabled' ? (
        <Link to="/alerts" data-list-stop className={ROW}>
          <RowText activity={activity}>An alert channel was disabled.</RowText>
        </Link>
      ) : (
        <Link to="/communities/$name" params={{ name: subreddit }} data-list-stop className={ROW}>
          <RowText activity={activity}>The rules of r/{subreddit} changed.</RowText>
        </Link>
      )}
    </li>
  );
}

function RowText({ activity, children }: { activity: Activity; children: ReactNode }) {
  const { at, event, detail, isNew, origin } = activity;
  const { text, tone } = describeEvent(event, detail);
  return (
    <>
      <span aria-hidden="true" className={`mt-[7px] size-2 shrink-0 rounded-full ${TONES[tone].dot}`} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="wrap-anywhere">{children}</p>
        <p className={`text-sm wrap-anywhere ${INK[tone]}`}>{text}</p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1 sm:flex-row-reverse sm:items-start sm:gap-2">
        <time dateTime={at} className="text-sm text-ink-2 tabular-nums sm:w-20 sm:text-right">
          {timeOfDay(at)}
        </time>
        {origin && origin !== 'api' && <ProvenanceBadge from={origin} />}
        {isNew && <Badge tone="accent">New</Badge>}
      </div>
    </>
  );
}

/** Marks all events as seen while the page is visible. */
function useMarkAsSeen(newestAt: string | undefined): void {
  const { data } = useQuery(unreadQuery);
  const { mutate } = useMarkActivitySeen();
  const isVisible = useVisible();
  const isNew = isVisible && (data?.unread ?? 0) > 0;
  useEffect(() => {
    if (isNew && newestAt) mutate(newestAt);
  }, [isNew, newestAt, mutate]);
}

const today = () => toDay(new Date());

/** Lists events grouped by day, newest first. */
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
        text="When a post goes out, is taken down, or waits for you, or the rules of a subreddit change, you read it here."
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
          <LoadError error={error} pending={isFetching} onRetry={() => void fetchNextPage()} />
        ) : (
          <Button pending={isFetching} onClick={() => void fetchNextPage()}>
            Show older
          </Button>
        ))}
    </div>
  );
}
