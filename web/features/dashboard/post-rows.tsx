import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Post } from '#contract/posts.ts';
import { postName, STATUS_LABELS, describeTrouble, stateWord } from '#web/features/posts/describe-post.ts';
import { monthDay, timeOfDay } from '#web/lib/date-time.ts';
import { formatCount } from '#web/lib/format-number.ts';
import { Badge, ProvenanceBadge } from '#web/ui/badge.tsx';
import { rowStyle } from './row-style.ts';

type PostRowProps = { post: Post; text: string | undefined; badge?: ReactNode };

const PostRow = ({ post, text, badge }: PostRowProps) => (
  <li>
    <Link to="/posts/$id" params={{ id: post.id }} className={rowStyle}>
      <span className="min-w-0 flex-1">
        <span className="block truncate">{postName(post)}</span>
        <span className="block truncate text-sm text-ink-2 tabular-nums">
          {[`r/${post.subreddit}`, text].filter(Boolean).join(' · ')}
        </span>
      </span>
      {badge}
    </Link>
  </li>
);

type NextRowProps = {
  post: Post & { scheduledAt: string };
  /** True if a community rule would block the post. */
  isHeldBack: boolean;
};

export const NextRow = ({ post, isHeldBack }: NextRowProps) => (
  <PostRow
    post={post}
    text={`${monthDay(post.scheduledAt)}, ${timeOfDay(post.scheduledAt)}`}
    badge={isHeldBack && <Badge tone="bad">Held back</Badge>}
  />
);

/** A post that the user posts by hand has the same badge as other manual work. */
function WaitingBadge({ post }: { post: Post }) {
  if (post.composeUrl) return <ProvenanceBadge from="assisted" />;
  // The card's title says the same.
  if (post.phase === 'needs_you') return null;
  return <Badge tone={STATUS_LABELS[post.status].tone}>{stateWord(post)}</Badge>;
}

/** A post that needs its author, and the reason. */
export const WaitingRow = ({ post }: { post: Post }) => (
  <PostRow post={post} text={describeTrouble(post)?.message} badge={<WaitingBadge post={post} />} />
);

/** Links to the rest of a list that is longer than its card. */
export const MoreRow = ({ more, sort }: { more: number; sort: 'next' | 'newest' }) =>
  more > 0 && (
    <li>
      <Link to="/posts" search={{ sort }} className={`${rowStyle} text-sm text-ink-2`}>
        {formatCount(more, 'more post')}
      </Link>
    </li>
  );
