import { ArrowBigUp, type LucideIcon, MessageSquare, MousePointerClick } from 'lucide-react';
import type { Post } from '#contract/posts.ts';
import { formatNumber } from '#web/lib/format-number.ts';

type Analytics = NonNullable<Post['analytics']>;
type CountProps = { icon: LucideIcon; what: 'upvotes' | 'comments' | 'clicks'; count: number | null };

const Count = ({ icon: Icon, what, count }: CountProps) => (
  <span className="flex items-center gap-1" title={what}>
    <Icon
      className={`size-4 ${what === 'upvotes' && count !== null ? 'text-vote' : 'text-ink-3'}`}
      strokeWidth={1.75}
      aria-hidden="true"
    />
    <span aria-hidden={count === null}>{count === null ? '–' : formatNumber(count)}</span>
    <span className="sr-only">
      {count === null ? `${what} not measured` : count === 1 ? what.slice(0, -1) : what}
    </span>
  </span>
);

const rowStyle = 'flex gap-3 text-ink-2 tabular-nums';
const Upvotes = ({ of }: { of: Pick<Analytics, 'upvotes'> | undefined }) => (
  <Count icon={ArrowBigUp} what="upvotes" count={of?.upvotes ?? null} />
);
export const Clicks = ({ count }: { count: number | null }) => (
  <Count icon={MousePointerClick} what="clicks" count={count} />
);

type EngagementProps = { analytics: Pick<Analytics, 'upvotes' | 'comments'> | undefined };

/** Shows upvotes and comments, or dashes if unmeasured. */
export const PostEngagement = ({ analytics }: EngagementProps) => (
  <span className={rowStyle}>
    <Upvotes of={analytics} />
    <Count icon={MessageSquare} what="comments" count={analytics?.comments ?? null} />
  </span>
);

/** Shows upvotes and clicks, or a dash if clicks aren't measured. */
export const PostSuccess = ({ analytics }: { analytics: Analytics }) => (
  <span className={rowStyle}>
    <Upvotes of={analytics} />
    <Clicks count={analytics.clicksMeasured ? analytics.clicks : null} />
  </span>
);
