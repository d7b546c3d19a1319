import type { Post } from '#contract/posts.ts';
import { onDay } from '#web/lib/calendar-days.ts';
import { type Day } from '#web/lib/day.ts';
import { clockNote, toLocalMinute } from '#web/lib/date-time.ts';
import { defaultTimeIn, defaultTimeOn } from './default-time.ts';

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

type Drop =
  | { kind: 'ask'; start: string | null }
  | { kind: 'nothing' | 'tooLate' }
  | ({ kind: 'move' } & AfterDrop);
type Target = { day: Day; hour?: number | undefined; now: Date };

/** What dropping a post on a day, or on an hour of it, means. A post without a time is asked about. */
export function decideDrop({ scheduledAt }: Pick<Post, 'scheduledAt'>, { day, hour, now }: Target): Drop {
  if (!scheduledAt)
    return {
      kind: 'ask',
      start: hour === undefined ? defaultTimeOn(day, now) : defaultTimeIn(day, hour, now),
    };
  const after = timeAfterDrop(scheduledAt, day, hour);
  if (after.at.getTime() === Date.parse(scheduledAt)) return { kind: 'nothing' };
  return after.at <= now ? { kind: 'tooLate' } : { kind: 'move', ...after };
}
