import type { Post } from '#contract/posts.ts';
import type { Day } from '#web/lib/calendar-days.ts';
import { weekdayName } from '#web/lib/calendar-words.ts';
import { CalendarCell } from './calendar-cell.tsx';
import { defaultTimeOn } from './default-time.ts';
import { useRovingFocus } from './use-roving-focus.ts';

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
  /** For example 2026-11. */
  month: string;
  onDrop: (day: Day) => void;
};

/** The weeks of a month. */
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
