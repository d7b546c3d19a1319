import { Link } from '@tanstack/react-router';
import type { Post } from '#contract/posts.ts';
import { timeOfDay } from '#web/lib/calendar-words.ts';
import { nameOf, PHASE_WORDS } from '#web/features/posts/describe-post.ts';
import { isMovable, placeOf } from './place-posts.ts';

const LOOK = {
  draft: { word: 'Draft', tone: 'bg-line/70', dot: 'bg-ink-3' },
  scheduled: { word: 'Scheduled', tone: 'bg-warn-soft', dot: 'bg-warn' },
  published: { word: 'Published', tone: 'bg-ok-soft', dot: 'bg-ok' },
  failed: { word: 'Failed', tone: 'bg-bad-soft', dot: 'bg-bad' },
} as const;

export type ChipProps = {
  post: Post;
  /** How much of it is shown: a line of its name, its name, or also where it goes and how it stands. */
  shows?: 'line' | 'name' | 'all';
  onMove: (post: Post) => void;
  /** Null when it was let go. */
  onDrag: (post: Post | null) => void;
};

const style = (tone: string) =>
  `flex w-full min-w-0 items-start gap-1.5 rounded-sm px-1.5 py-1 text-left text-xs text-ink transition-colors duration-120 hover:ring-1 hover:ring-line-strong touch:min-h-11 touch:py-3 touch:text-sm ${tone}`;

/** A post in the calendar. One that can still move is moved by hand or by a click; any other leads to its page. */
export function CalendarChip({ post, shows = 'line', onMove, onDrag }: ChipProps) {
  const { word, tone, dot } = LOOK[post.status];
  const at = placeOf(post);
  const label = (
    <>
      <span aria-hidden="true" className={`mt-[5px] size-1.5 shrink-0 rounded-full ${dot}`} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {at && <span className="text-ink-2 tabular-nums">{timeOfDay(at)} </span>}
        <span className={`font-medium ${shows === 'line' ? 'block truncate' : 'line-clamp-3'}`}>
          {nameOf(post)}
        </span>
        <span className={shows === 'all' ? 'block text-ink-2' : 'sr-only'}>
          {' '}
          r/{post.subreddit} · {PHASE_WORDS[post.phase] ?? word}
        </span>
      </span>
    </>
  );
  if (!isMovable(post))
    return (
      <Link to="/posts/$id" params={{ id: post.id }} className={style(tone)}>
        {label}
      </Link>
    );
  return (
    <button
      type="button"
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', nameOf(post));
        onDrag(post);
      }}
      onDragEnd={() => onDrag(null)}
      onClick={() => onMove(post)}
      aria-haspopup="dialog"
      className={`${style(tone)} cursor-grab active:cursor-grabbing`}
    >
      {label}
    </button>
  );
}
