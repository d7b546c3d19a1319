import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Post } from '#contract/posts.ts';
import { nameOf, STATUS_LABELS, troubleOf, wordOf } from '#web/features/posts/describe-post.ts';
import { dateTime } from '#web/lib/date-time.ts';
import { writeCount } from '#web/lib/write-number.ts';
import { Badge, ProvenanceBadge } from '#web/ui/badge.tsx';
import { rowStyle } from './row-style.ts';

type PostRowProps = { post: Post; text: string | undefined; badge?: ReactNode };

/** Its name, and below it its community and what matters here. */
const PostRow = ({ post, text, badge }: PostRowProps) => (
  <li>
    <Link to="/posts/$id" params={{ id: post.id }} className={rowStyle}>
      <span className="min-w-0 flex-1">
        <span className="block truncate">{nameOf(post)}</span>
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
  /** By a rule of its community, unless it is changed. */
  isHeldBack: boolean;
};

/** A post that goes out by itself, with its time. */
export const NextRow = ({ post, isHeldBack }: NextRowProps) => (
  <PostRow
    post={post}
    text={dateTime(post.scheduledAt)}
    badge={isHeldBack && <Badge tone="bad">Held back</Badge>}
  />
);

/** A post to post by hand has the same badge as everything else that people do by hand. */
function WaitingBadge({ post }: { post: Post }) {
  if (post.composeUrl) return <ProvenanceBadge from="assisted" />;
  const tone = post.phase === 'needs_you' ? 'warn' : STATUS_LABELS[post.status].tone;
  return <Badge tone={tone}>{wordOf(post)}</Badge>;
}

/** A post that its author has to look at, and what keeps it. */
export const WaitingRow = ({ post }: { post: Post }) => (
  <PostRow post={post} text={troubleOf(post)?.message} badge={<WaitingBadge post={post} />} />
);

/** The rest of a list that is longer than its card. */
export const MoreRow = ({ more, sort }: { more: number; sort: 'next' | 'newest' }) =>
  more > 0 && (
    <li>
      <Link to="/posts" search={{ sort }} className={`${rowStyle} text-sm text-ink-2`}>
        {writeCount(more, 'more post')}
      </Link>
    </li>
  );
