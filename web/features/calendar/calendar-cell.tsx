import { Link } from '@tanstack/react-router';
import type { Post } from '#contract/posts.ts';
import type { Day } from '#web/lib/calendar-days.ts';
import { dayName } from '#web/lib/calendar-words.ts';
import { CalendarChip, type ChipProps } from './calendar-chip.tsx';
import { DropCell } from './drop-cell.tsx';
import { NewPostLink } from './new-post-link.tsx';

const MOST_CHIPS = 3;

type CalendarCellProps = Pick<ChipProps, 'onMove' | 'onDrag'> & {
  day: Day;
  today: Day;
  posts: readonly Post[];
  /** It belongs to the month before or after. */
  isOutside: boolean;
  /** What would be dropped here; null while nothing is dragged. */
  dragged: Post | null;
  onDrop: (day: Day) => void;
  /** When a new post would go out; null where the day takes none. */
  newAt: string | null;
  isStop: boolean;
};

/** A day of a month. What is over takes nothing any more. */
export function CalendarCell(props: CalendarCellProps) {
  const { day, today, posts, isOutside, dragged, onDrop, newAt, isStop, ...chip } = props;
  const shown = posts.length <= MOST_CHIPS ? posts : posts.slice(0, MOST_CHIPS - 1);
  return (
    <DropCell
      day={day}
      takes={dragged !== null && day >= today}
      onDrop={() => onDrop(day)}
      isOver={day < today}
      className="h-28 p-1.5"
    >
      {newAt && <NewPostLink at={newAt} when={dayName(day)} isStop={isStop} corner="top" />}
      <time
        dateTime={day}
        aria-current={day === today ? 'date' : undefined}
        className={`mb-1 inline-grid h-6 min-w-6 place-items-center rounded-full px-1 text-xs tabular-nums aria-[current=date]:bg-accent aria-[current=date]:font-semibold aria-[current=date]:text-on-accent ${isOutside ? 'text-ink-3' : 'text-ink-2'}`}
      >
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        <span className="sr-only">{dayName(day)}</span>
      </time>
      {posts.length > 0 && (
        <ul className="relative grid gap-1">
          {shown.map((post) => (
            <li key={post.id} className="min-w-0">
              <CalendarChip post={post} {...chip} />
            </li>
          ))}
          {shown.length < posts.length && (
            <li>
              <Link
                to="/calendar"
                search={{ view: 'week', day }}
                className="block min-h-6 rounded-sm px-1.5 py-1 text-xs text-ink-2 hover:text-ink hover:underline"
              >
                {posts.length - shown.length} more
                <span className="sr-only"> on {dayName(day)}</span>
              </Link>
            </li>
          )}
        </ul>
      )}
    </DropCell>
  );
}
