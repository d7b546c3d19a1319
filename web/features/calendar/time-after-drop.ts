import { onDay, type Day } from '#web/lib/calendar-days.ts';
import { clockNote, toLocalMinute } from '#web/lib/date-time.ts';

type AfterDrop = {
  at: Date;
  /** What a clock change made of the time; empty otherwise. */
  note: string;
};

/** The new time of a post that was dropped on a day, or on an hour of it. The minutes stay. */
export function timeAfterDrop(instant: string, day: Day, hour?: number): AfterDrop {
  const at = onDay(instant, day, hour);
  const time = toLocalMinute(new Date(instant)).slice(11);
  const shown = hour === undefined ? time : `${String(hour).padStart(2, '0')}${time.slice(2)}`;
  return { at, note: clockNote(`${day}T${shown}`, at.toISOString()) };
}
