import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { Post } from '#contract/posts.ts';
import { dayName } from '#web/lib/calendar-days.ts';
import { type Day } from '#web/lib/day.ts';
import { formatCount } from '#web/lib/format-number.ts';
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

type ListedDay = { day: Day; posts: readonly Post[]; newAt: ReturnType<typeof defaultTimeOn> };

const isSettled = ({ posts }: ListedDay): boolean =>
  posts.every(({ phase }) => phase === 'published' || phase === 'removed');

/** The days as a list, for narrow screens; omits past days without posts, and folds settled ones above today. */
export function CalendarAgenda({ label, days, today, now, byDay, onMove }: CalendarAgendaProps) {
  const shown = days
    .map((day) => ({ day, posts: byDay.get(day) ?? [], newAt: defaultTimeOn(day, now) }))
    .filter(({ posts, newAt }) => posts.length > 0 || newAt);
  const folded = days.includes(today) ? shown.filter((each) => each.day < today && isSettled(each)) : [];
  const open = shown.filter((each) => !folded.includes(each));
  const list = { today, onMove };
  return (
    <>
      {shown.every(({ posts }) => posts.length === 0) && (
        <p className="border-b px-4 py-4 text-sm text-ink-2 last:border-b-0">Nothing on these days.</p>
      )}
      {folded.length > 0 && (
        <details className="border-b">
          <summary className="min-h-11 cursor-pointer px-4 py-3 text-sm text-ink-2">
            Earlier: {formatCount(folded.flatMap(({ posts }) => posts).length, 'post')}
          </summary>
          <DayList {...list} label={`${label}, earlier`} days={folded} />
        </details>
      )}
      {open.length > 0 && <DayList {...list} label={label} days={open} />}
    </>
  );
}

type DayListProps = { label: string; days: readonly ListedDay[] } & Pick<
  CalendarAgendaProps,
  'today' | 'onMove'
>;

const DayList = ({ label, days, today, onMove }: DayListProps) => (
  <ol aria-label={label} className="grid grid-cols-[minmax(0,1fr)]">
    {days.map(({ day, posts, newAt }) => (
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
);
