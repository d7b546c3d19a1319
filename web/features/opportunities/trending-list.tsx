import { ExternalLink, Reply, TrendingUp } from 'lucide-react';
import { useRef } from 'react';
import type { TrendingThread, TrendStatus } from '#contract/opportunities.ts';
import { hasReliableRate } from '#core/opportunities/judge-threads.ts';
import { PromotionBadge } from '#web/features/communities/promotion-badge.tsx';
import { OriginBadge } from '#web/features/accounts/origin-badge.tsx';
import { useListKeys } from '#web/lib/use-list-keys.ts';
import { useNow } from '#web/lib/use-now.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { buildReplyHref } from './reply-href.ts';

const TONES = { Hot: 'bad', Rising: 'warn', New: 'accent' } as const satisfies Record<TrendStatus, Tone>;

/** An unknown status counts as new. */
const statusOf = ({ status }: TrendingThread): TrendStatus => (Object.hasOwn(TONES, status) ? status : 'New');

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Lines break between facts, never within one. */
const Facts = ({ thread, now }: { thread: TrendingThread; now: number }) => (
  <p className="flex flex-wrap gap-x-3 text-sm text-ink-2 tabular-nums *:whitespace-nowrap">
    <span className="font-medium">r/{thread.subreddit}</span>
    <span>{counted(thread.upvotes, 'upvote', 'upvotes')}</span>
    <span>{counted(thread.comments, 'comment', 'comments')}</span>
    <span title="The share of its interactions that are comments.">
      {thread.engagement.toFixed(1)}% engagement
    </span>
    {hasReliableRate(thread.createdAt, now) && (
      <span title="Upvotes and comments an hour, lately.">{thread.velocity.toFixed(1)} per hour</span>
    )}
    <span>{thread.timeAgo}</span>
    <PromotionBadge {...thread} />
  </p>
);

const TrendingRow = ({ thread, now }: { thread: TrendingThread; now: number }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
    <div className="min-w-0 flex-[1_1_18rem]">
      <p className="flex items-start gap-2">
        <Badge tone={TONES[statusOf(thread)]} dot>
          {statusOf(thread)}
        </Badge>
        <a
          href={thread.permalink}
          target="_blank"
          rel="noreferrer"
          className="min-w-0 rounded-sm font-medium wrap-anywhere hover:underline"
        >
          {thread.title}
          <ExternalLink className="ml-1 inline size-3.5 text-ink-3" aria-label="(opens in a new tab)" />
        </a>
      </p>
      <Facts thread={thread} now={now} />
    </div>
    <span className="flex items-center gap-2">
      <OriginBadge origin={thread.origin} />
      <a
        href={buildReplyHref(thread)}
        data-list-stop
        className={buttonStyle()}
        aria-label={`Reply to ${thread.title}`}
      >
        <Reply aria-hidden="true" />
        Reply
      </a>
    </span>
  </li>
);

export function TrendingList({ threads }: { threads: readonly TrendingThread[] }) {
  const list = useRef<HTMLUListElement>(null);
  const now = useNow();
  useListKeys(list);
  if (threads.length === 0)
    return (
      <EmptyState
        icon={TrendingUp}
        title="No trending discussions found"
        text="Threads that stand out in your targets appear here."
      />
    );
  return (
    <ul ref={list} className="divide-y">
      {threads.map((thread) => (
        <TrendingRow key={thread.id} thread={thread} now={now} />
      ))}
    </ul>
  );
}
