import type { Post } from '#contract/posts.ts';
import { moveToDay } from '#web/lib/calendar-days.ts';
import { type Day } from '#web/lib/day.ts';
import { clockNote, toLocalMinute } from '#web/lib/date-time.ts';
import { findDefaultTime, defaultTimeOn } from './default-time.ts';

type AfterDrop = {
  at: Date;
  /** How a clock change altered the time, as text; otherwise empty. */
  note: string;
};

/** The new time of a post dropped on a day or hour. Keeps the minutes. */
export function timeAfterDrop(instant: string, day: Day, hour?: number): AfterDrop {
  const at = moveToDay(instant, day, hour);
  const time = toLocalMinute(new Date(instant)).slice(11);
  const shown = hour === undefined ? time : `${String(hour).padStart(2, '0')}${time.slice(2)}`;
  return { at, note: clockNote(`${day}T${shown}`, at.toISOString()) };
}

type Drop =
  | { kind: 'ask'; start: string | null }
  | { kind: 'nothing' | 'tooLate' }
  | ({ kind: 'move' } & AfterDrop);
type Target = { day: Day; hour?: number | undefined; now: Date };

/** Decides what dropping a post on a day or hour does. Asks for the time of a post without one. */
export function decideDrop({ scheduledAt }: Pick<Post, 'scheduledAt'>, { day, hour, now }: Target): Drop {
  if (!scheduledAt)
    return {
      kind: 'ask',
      start: hour === undefined ? defaultTimeOn(day, now) : findDefaultTime(day, hour, now),
    };
  const after = timeAfterDrop(scheduledAt, day, hour);
  if (after.at.getTime() === Date.parse(scheduledAt)) return { kind: 'nothing' };
  return after.at <= now ? { kind: 'tooLate' } : { kind: 'move', ...after };
}
