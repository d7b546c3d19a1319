import type { FigureSource } from '#contract/figures.ts';
import type { Post } from '#contract/posts.ts';
import { formatAgo } from '#core/opportunities/format-ago.ts';
import { Clicks, PostEngagement } from '#web/features/posts/post-engagement.tsx';
import { dateTime } from '#web/lib/date-time.ts';
import { ProvenanceBadge } from '#web/ui/badge.tsx';
import { useFigures } from './figures.queries.ts';

const BADGES = { api: 'api', sandbox: 'sandbox', clip: 'clip', hand: 'assisted' } as const satisfies Record<
  FigureSource,
  string
>;

/** A post's latest figures with their time and source; dashes if unmeasured. */
export function LatestFigures({ post }: { post: Post }) {
  const { data, dataUpdatedAt } = useFigures(post.id);
  const clicks = data && data.clicks !== null && <Clicks count={data.clicks} />;
  if (!data?.latest)
    return (
      <span className="flex flex-wrap gap-x-3 text-ink-2 tabular-nums">
        <PostEngagement analytics={post.analytics} />
        {clicks}
      </span>
    );
  const { score, comments, takenAt, source } = data.latest;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 tabular-nums">
      <PostEngagement analytics={{ upvotes: score, comments }} />
      {clicks}
      <time dateTime={takenAt} title={dateTime(takenAt)}>
        {formatAgo(dataUpdatedAt - Date.parse(takenAt))}
      </time>
      <ProvenanceBadge from={BADGES[source]} />
    </span>
  );
}
