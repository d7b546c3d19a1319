import { onDay, type Day } from '#web/lib/calendar-days.ts';
import { toLocalMinute } from '#web/lib/date-time.ts';
import { clockNote } from '#web/lib/local-time.ts';

type Moved = {
  at: Date;
  /** What a night on which clocks change made of it. */
  note: string;
};

/** When a post goes out that is let go over a day, or over an hour of it. */
export function moveTo(instant: string, day: Day, hour?: number): Moved {
  const at = onDay(instant, day, hour);
  const time = toLocalMinute(new Date(instant)).slice(11);
  const shown = hour === undefined ? time : `${String(hour).padStart(2, '0')}${time.slice(2)}`;
  return { at, note: clockNote(`${day}T${shown}`, at.toISOString()) };
}
