import type { Post } from '#contract/posts.ts';
import type { Day } from '#web/lib/calendar-days.ts';
import { dayName } from '#web/lib/calendar-words.ts';
import { CalendarChip } from './calendar-chip.tsx';

type CalendarAgendaProps = {
  label: string;
  days: readonly Day[];
  today: Day;
  byDay: ReadonlyMap<Day, readonly Post[]>;
  onMove: (post: Post) => void;
};

/** The same days one below the other, without those on which nothing happens. */
export function CalendarAgenda({ label, days, today, byDay, onMove }: CalendarAgendaProps) {
  const busy = days.filter((day) => byDay.has(day));
  if (busy.length === 0) return <p className="px-4 py-8 text-center text-ink-2">Nothing on these days.</p>;
  return (
    <ol aria-label={label} className="grid">
      {busy.map((day) => (
        <li key={day} className="grid gap-2 border-b p-4 last:border-b-0">
          <h2 className={`text-sm ${day === today ? 'text-accent-ink' : day < today ? 'text-ink-2' : ''}`}>
            {dayName(day)}
            {day === today && ' · Today'}
          </h2>
          <ul className="grid gap-1.5">
            {(byDay.get(day) ?? []).map((post) => (
              <li key={post.id}>
                <CalendarChip post={post} roomy onMove={onMove} onDrag={() => undefined} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
