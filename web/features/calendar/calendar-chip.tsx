import { Link } from '@tanstack/react-router';
import { createContext, use } from 'react';
import type { Post } from '#contract/posts.ts';
import { postName, STATUS_LABELS, stateWord } from '#web/features/posts/describe-post.ts';
import { timeOfDay } from '#web/lib/date-time.ts';
import { TONES } from '#web/ui/badge.tsx';
import { isMovable, timeInCalendar } from './posts-by-day.ts';

export type ChipProps = {
  post: Post;
  /** How much to show: one line of the name, the whole name, or also the subreddit and the status. */
  shows?: 'line' | 'name' | 'all';
  onMove: (post: Post) => void;
  /** Called with null when the drag ends. */
  onDrag: (post: Post | null) => void;
};

/** A post that needs the user has a solid background; one that a rule blocks has a colored edge. */
export const NEEDS_YOU_STYLE = { soft: 'bg-warn text-surface', dot: 'bg-surface' };
export const HELD_BACK_STYLE = { soft: 'bg-surface text-ink inset-ring inset-ring-bad', dot: 'bg-bad' };

/** The posts that a rule of their community would block when they are due. */
export const HeldBackPosts = createContext<ReadonlySet<string>>(new Set());

const style = (background: string) =>
  'flex w-full min-w-0 items-start gap-1.5 rounded-sm px-1.5 py-1 text-left text-xs ' +
  'transition-colors duration-120 hover:ring-1 hover:ring-line-strong touch:min-h-11 touch:py-3 ' +
  `touch:text-sm ${background}`;

/** A post in the calendar. Drag or click it to change its time; once sent, it links to its page. */
export function CalendarChip({ post, shows = 'line', onMove, onDrag }: ChipProps) {
  const { tone } = STATUS_LABELS[post.status];
  const isWaiting = post.phase === 'needs_you';
  const isHeldBack = use(HeldBackPosts).has(post.id);
  const plain = { ...TONES[tone], soft: `${TONES[tone].soft} text-ink` };
  const { soft, dot } = isWaiting ? NEEDS_YOU_STYLE : isHeldBack ? HELD_BACK_STYLE : plain;
  const quiet = isWaiting ? '' : 'text-ink-2';
  const at = timeInCalendar(post);
  const label = (
    <>
      <span aria-hidden="true" className={`mt-[5px] size-1.5 shrink-0 rounded-full ${dot}`} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {at && <span className={`block truncate tabular-nums ${quiet}`}>{timeOfDay(at)}</span>}
        {at && shows === 'line' && (
          // In narrow cells, the name is under the colored dot, which leaves room for a longer one.
          <span title={`r/${post.subreddit}`} className={`-ml-3 block truncate ${quiet}`}>
            r/{post.subreddit}
          </span>
        )}
        <span
          className={`font-medium ${shows === 'line' ? `line-clamp-2 ${at ? '-ml-3' : ''}` : 'line-clamp-3'}`}
        >
          {postName(post)}
        </span>
        <span className={shows === 'all' ? `block ${quiet}` : 'sr-only'}>
          {' '}
          {(shows !== 'line' || !at) && `r/${post.subreddit} · `}
          {isHeldBack ? 'Held back' : stateWord(post)}
        </span>
      </span>
    </>
  );
  if (!isMovable(post))
    return (
      <Link to="/posts/$id" params={{ id: post.id }} className={style(soft)}>
        {label}
      </Link>
    );
  return (
    <button
      type="button"
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', postName(post));
        onDrag(post);
      }}
      onDragEnd={() => onDrag(null)}
      onClick={() => onMove(post)}
      aria-haspopup="dialog"
      className={`${style(soft)} cursor-grab active:cursor-grabbing`}
    >
      {label}
    </button>
  );
}
