import { useId } from 'react';
import { localDate } from '#web/lib/date-time.ts';
import { troubleOf, whenOf } from './describe-post.ts';
import { PostButtons } from './post-buttons.tsx';
import { PostEngagement } from './post-engagement.tsx';
import type { PostRowProps } from './post-row.ts';
import { PostStatus } from './post-status.tsx';
import { PostTitle } from './post-title.tsx';
import { PostTrouble } from './post-trouble.tsx';

export function PostTableRow({ post, isSelected, onSelect, onWish, onDelete, onConfirm }: PostRowProps) {
  const id = useId();
  return (
    <tbody className={`border-b last:border-b-0 ${isSelected ? 'bg-accent-soft/60' : 'hover:bg-sunken/70'}`}>
      <tr className="h-13 [&>td]:py-2">
        <td className="w-9 pl-4">
          <input
            type="checkbox"
            aria-label="Select"
            aria-describedby={id}
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
            className="block size-4 accent-accent"
          />
        </td>
        <td className="max-w-0 px-3">
          <PostTitle post={post} id={id} />
        </td>
        <td className="w-32 max-w-32 truncate px-3 text-ink-2">r/{post.subreddit}</td>
        <td className="w-36 px-3">
          <PostStatus post={post} describedBy={id} onWish={onWish} />
        </td>
        <td className="w-28 px-3">
          <PostEngagement analytics={post.analytics} />
        </td>
        <td className="w-50 px-3 whitespace-nowrap tabular-nums">
          <time dateTime={post.createdAt}>{localDate(post.createdAt)}</time>
          {whenOf(post) && <span className="block text-xs text-ink-2">{whenOf(post)}</span>}
        </td>
        <td className="w-20 pr-3">
          <PostButtons id={post.id} describedBy={id} onDelete={onDelete} />
        </td>
      </tr>
      {troubleOf(post) && (
        <tr>
          <td colSpan={7} className="pr-4 pb-3 pl-12">
            <PostTrouble post={post} onConfirm={onConfirm} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
