import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { Post } from '#contract/posts.ts';
import { dayName } from '#web/lib/calendar-days.ts';
import { type Day } from '#web/lib/day.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { CalendarChip } from './calendar-chip.tsx';
import { defaultTimeOn } from './default-time.ts';

type CalendarAgendaProps = {
  label: string;
  days: readonly Day[];
  today: Day;
  now: Date;
  byDay: ReadonlyMap<Day, readonly Post[]>;
  onMove: (post: Post) => void;
};

const inkOf = (day: Day, today: Day, isBusy: boolean): string => {
  if (day === today) return 'text-accent-ink';
  return isBusy && day > today ? '' : 'text-ink-2';
};

/** The days as a list, for narrow screens; omits past days without posts. */
export function CalendarAgenda({ label, days, today, now, byDay, onMove }: CalendarAgendaProps) {
  const shown = days
    .map((day) => ({ day, posts: byDay.get(day) ?? [], newAt: defaultTimeOn(day, now) }))
    .filter(({ posts, newAt }) => posts.length > 0 || newAt);
  return (
    <>
      {shown.every(({ posts }) => posts.length === 0) && (
        <p className="border-b px-4 py-4 text-sm text-ink-2 last:border-b-0">Nothing on these days.</p>
      )}
      {shown.length > 0 && (
        <ol aria-label={label} className="grid grid-cols-[minmax(0,1fr)]">
          {shown.map(({ day, posts, newAt }) => (
            <li key={day} className="grid grid-cols-[minmax(0,1fr)] gap-1 border-b px-4 py-1 last:border-b-0">
              <div className="flex min-h-11 items-center justify-between gap-3">
                <h2
                  className={`text-sm ${posts.length > 0 ? '' : 'font-normal'} ${inkOf(day, today, posts.length > 0)}`}
                >
                  {dayName(day)}
                  {day === today && ' · Today'}
                </h2>
                {newAt && (
                  <Link
                    to="/generator"
                    search={{ at: newAt }}
                    aria-label={`New post, ${dayName(day)}`}
                    title="New post"
                    className={`${buttonStyle({ kind: 'quiet', size: 'icon' })} -mr-2`}
                  >
                    <Plus aria-hidden="true" />
                  </Link>
                )}
              </div>
              {posts.length > 0 && (
                <ul className="grid gap-1.5 pb-3">
                  {posts.map((post) => (
                    <li key={post.id}>
                      <CalendarChip post={post} shows="all" onMove={onMove} onDrag={() => undefined} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
