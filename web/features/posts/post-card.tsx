import { useId } from 'react';
import { localDate } from '#web/lib/date-time.ts';
import { whenOf } from './describe-post.ts';
import { PostButtons } from './post-buttons.tsx';
import { PostEngagement } from './post-engagement.tsx';
import type { PostRowProps } from './post-row.ts';
import { PostStatus } from './post-status.tsx';
import { PostTitle } from './post-title.tsx';
import { PostTrouble } from './post-trouble.tsx';

/** A row of the list where a table has no room. */
export function PostCard({ post, isSelected, onSelect, onWish, onDelete, onConfirm }: PostRowProps) {
  const id = useId();
  return (
    <li className={`grid gap-2 border-b px-4 py-3 last:border-b-0 ${isSelected ? 'bg-accent-soft/60' : ''}`}>
      <div className="flex items-start gap-3">
        <label className="-m-3 grid size-11 shrink-0 place-items-center">
          <input
            type="checkbox"
            aria-label="Select"
            aria-describedby={id}
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
            className="size-4.5 accent-accent"
          />
        </label>
        <div className="min-w-0 flex-1">
          <PostTitle post={post} id={id} />
          <p className="mt-0.5 text-sm text-ink-2 tabular-nums">
            r/{post.subreddit} · <time dateTime={post.createdAt}>{localDate(post.createdAt)}</time>
            {whenOf(post) && <span className="whitespace-nowrap"> · {whenOf(post)}</span>}
          </p>
        </div>
      </div>
      <div className="empty:hidden sm:pl-8">
        <PostTrouble post={post} onConfirm={onConfirm} />
      </div>
      <div className="flex items-center gap-3 sm:pl-8">
        <PostStatus post={post} describedBy={id} onWish={onWish} />
        <PostEngagement analytics={post.analytics} />
        <span className="ml-auto">
          <PostButtons id={post.id} describedBy={id} onDelete={onDelete} />
        </span>
      </div>
    </li>
  );
}
