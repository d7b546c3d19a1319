import { useEffect, useEffectEvent, useRef } from 'react';
import type { Post } from '#contract/posts.ts';
import { dayName, hourName, weekdayName } from '#web/lib/calendar-days.ts';
import { type Day } from '#web/lib/day.ts';
import { CalendarChip } from './calendar-chip.tsx';
import type { GridProps } from './calendar-grid.tsx';
import { findDefaultTime, isSkippedHour } from './default-time.ts';
import { GridCell } from './grid-cell.tsx';
import { timeInCalendar } from './posts-by-day.ts';
import { useRovingFocus } from './use-roving-focus.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** The first hour in view, unless a post is due earlier. */
const MORNING = 7;

type WeekGridProps = GridProps & { week: readonly Day[]; onDrop: (day: Day, hour: number) => void };

const hourOf = (post: Post): number => new Date(timeInCalendar(post) ?? 0).getHours();

/** A week by hours. Give each week its own key, so it scrolls to the first relevant hour. */
export function WeekGrid({ label, week, today, now, byDay, dragged, onDrop, ...chip }: WeekGridProps) {
  const newTimes = new Map(
    HOURS.flatMap((hour) => week.map((day) => [`${day} ${hour}`, findDefaultTime(day, hour, now)] as const)),
  );
  const { tabStop, keys } = useRovingFocus([...newTimes.values()].filter((at) => at !== null));
  const hours = useRef<HTMLDivElement>(null);
  const earliest = Math.min(MORNING, ...week.flatMap((day) => (byDay.get(day) ?? []).map(hourOf)));
  const showEarliest = useEffectEvent(() => {
    const row = hours.current?.querySelectorAll<HTMLElement>('tbody tr')[earliest];
    if (row)
      hours.current?.scrollTo({ top: row.offsetTop - (row.closest('table')?.tHead?.offsetHeight ?? 0) });
  });
  useEffect(() => showEarliest(), []);

  return (
    <div ref={hours} className="relative max-h-160 overflow-y-auto rounded-b-lg">
      <table aria-label={label} {...keys} className="w-full table-fixed border-separate border-spacing-0">
        <thead className="sticky top-0 z-20 bg-surface">
          <tr>
            <th scope="col" className="w-16 border-b">
              <span className="sr-only">Hour</span>
            </th>
            {week.map((day) => (
              <th
                key={day}
                scope="col"
                className="border-b border-l px-2 py-2 text-left text-xs font-medium text-ink-2"
              >
                {weekdayName(day)}{' '}
                <time
                  dateTime={day}
                  aria-current={day === today ? 'date' : undefined}
                  className={
                    'ml-0.5 inline-grid h-6 min-w-6 place-items-center rounded-full px-1 tabular-nums ' +
                    'aria-[current=date]:bg-accent aria-[current=date]:font-semibold ' +
                    'aria-[current=date]:text-on-accent'
                  }
                >
                  {Number(day.slice(8))}
                </time>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {HOURS.map((hour) => (
            <tr key={hour} className="[&:last-child>*]:border-b-0">
              <th
                scope="row"
                className="border-b px-2 pt-1 text-right align-top text-xs font-normal text-ink-3 tabular-nums"
              >
                {hourName(hour)}
              </th>
              {week.map((day) => {
                const newAt = newTimes.get(`${day} ${hour}`) ?? null;
                const posts = (byDay.get(day) ?? []).filter((post) => hourOf(post) === hour);
                const isSkipped = isSkippedHour(day, hour);
                return (
                  <GridCell
                    key={day}
                    day={day}
                    accepts={dragged !== null}
                    onDrop={() => onDrop(day, hour)}
                    isPast={newAt === null}
                    newPost={
                      newAt === null
                        ? null
                        : {
                            at: newAt,
                            when: `${dayName(day)}, ${hourName(hour)}`,
                            isTabStop: newAt === tabStop,
                            corner: 'bottom',
                          }
                    }
                    className={`h-11 border-b p-1 ${newAt && posts.length > 0 ? 'pb-7' : ''}`}
                  >
                    {isSkipped && <p className="text-xs text-ink-3">Clocks skip this hour.</p>}
                    {posts.length > 0 && (
                      <ul className="relative grid gap-1">
                        {posts.map((post) => (
                          <li key={post.id} className="min-w-0">
                            <CalendarChip post={post} shows="name" {...chip} />
                          </li>
                        ))}
                      </ul>
                    )}
                  </GridCell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
