import { Link } from '@tanstack/react-router';
import type { Post } from '#contract/posts.ts';
import { dayName, weekdayName } from '#web/lib/calendar-days.ts';
import { type Day } from '#web/lib/day.ts';
import { CalendarChip, type ChipProps } from './calendar-chip.tsx';
import { defaultTimeOn } from './default-time.ts';
import { GridCell } from './grid-cell.tsx';
import { useRovingFocus } from './use-roving-focus.ts';

const CHIPS_MAX = 3;

type CalendarCellProps = Pick<ChipProps, 'onMove' | 'onDrag'> & {
  day: Day;
  today: Day;
  posts: readonly Post[];
  /** True if the day belongs to the previous or next month. */
  isOutside: boolean;
  dragged: Post | null;
  onDrop: (day: Day) => void;
  /** The time of a new post; null if none can be planned. */
  newAt: string | null;
  isTabStop: boolean;
};

/** A day of a month. Past days accept no posts. */
export function CalendarCell(props: CalendarCellProps) {
  const { day, today, posts, isOutside, dragged, onDrop, newAt, isTabStop, ...chip } = props;
  const shown = posts.length <= CHIPS_MAX ? posts : posts.slice(0, CHIPS_MAX - 1);
  return (
    <GridCell
      day={day}
      accepts={dragged !== null}
      onDrop={() => onDrop(day)}
      isPast={day < today}
      newPost={newAt === null ? null : { at: newAt, when: dayName(day), isTabStop, corner: 'top' }}
      className="h-28 p-1.5"
    >
      <time
        dateTime={day}
        aria-current={day === today ? 'date' : undefined}
        className={
          'mb-1 inline-grid h-6 min-w-6 place-items-center rounded-full px-1 text-xs tabular-nums ' +
          'aria-[current=date]:bg-accent aria-[current=date]:font-semibold ' +
          `aria-[current=date]:text-on-accent ${isOutside ? 'text-ink-3' : 'text-ink-2'}`
        }
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
    </GridCell>
  );
}

export type GridProps = {
  label: string;
  today: Day;
  now: Date;
  byDay: ReadonlyMap<Day, readonly Post[]>;
  dragged: Post | null;
  onDrag: (post: Post | null) => void;
  onMove: (post: Post) => void;
};

type CalendarGridProps = GridProps & {
  weeks: readonly (readonly Day[])[];
  /** A month, for example 2026-11. */
  month: string;
  onDrop: (day: Day) => void;
};

export function CalendarGrid({ label, weeks, month, byDay, now, ...cell }: CalendarGridProps) {
  const [first = []] = weeks;
  const newTimes = new Map(weeks.flat().map((day) => [day, defaultTimeOn(day, now)]));
  const { tabStop, keys } = useRovingFocus([...newTimes.values()].filter((at) => at !== null));
  return (
    <table aria-label={label} {...keys} className="w-full table-fixed border-collapse">
      <thead>
        <tr className="border-b">
          {first.map((day) => (
            <th key={day} scope="col" className="px-2 py-2 text-left text-xs font-medium text-ink-2">
              {weekdayName(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]} className="border-b last:border-b-0">
            {week.map((day) => {
              const newAt = newTimes.get(day) ?? null;
              return (
                <CalendarCell
                  key={day}
                  day={day}
                  posts={byDay.get(day) ?? []}
                  isOutside={!day.startsWith(month)}
                  newAt={newAt}
                  isTabStop={newAt === tabStop}
                  {...cell}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
