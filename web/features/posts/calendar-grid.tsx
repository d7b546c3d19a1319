import type { Post } from '#contract/posts.ts';
import type { Day } from '#web/lib/calendar-days.ts';
import { weekdayName } from '#web/lib/calendar-words.ts';
import { CalendarCell } from './calendar-cell.tsx';

type CalendarGridProps = {
  label: string;
  weeks: readonly (readonly Day[])[];
  view: 'month' | 'week';
  /** Such as 2026-11. */
  month: string;
  today: Day;
  byDay: ReadonlyMap<Day, readonly Post[]>;
  dragged: Post | null;
  onDrag: (post: Post | null) => void;
  onMove: (post: Post) => void;
  onDrop: (day: Day) => void;
};

export function CalendarGrid({ label, weeks, view, month, byDay, ...cell }: CalendarGridProps) {
  const [first = []] = weeks;
  return (
    <table aria-label={label} className="w-full table-fixed border-collapse">
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
            {week.map((day) => (
              <CalendarCell
                key={day}
                day={day}
                view={view}
                posts={byDay.get(day) ?? []}
                isOutside={view === 'month' && !day.startsWith(month)}
                {...cell}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
