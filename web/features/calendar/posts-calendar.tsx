import { CalendarClock, ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { BULK_MAX, type Post } from '#contract/posts.ts';
import { usePostActions } from '#web/features/posts/use-post-actions.ts';
import { useHeldBackPosts } from '#web/features/preflight/use-held-back-posts.ts';
import { PostDialogs, usePostQuestion } from '#web/features/publishing/post-dialogs.tsx';
import {
  addDays,
  addMonths,
  firstWeekday,
  weeksOfMonth,
  rangeName,
  daysOfWeek,
} from '#web/lib/calendar-days.ts';
import { type Day, toDay } from '#web/lib/day.ts';
import { utcMonthName, toLocalMinute } from '#web/lib/date-time.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CalendarAgenda } from './calendar-agenda.tsx';
import { CalendarChip, type ChipProps, HeldBackPosts } from './calendar-chip.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import type { CalendarSearch } from './calendar-search.ts';
import { decideDrop } from './decide-drop.ts';
import { postsByDay } from './posts-by-day.ts';
import { WeekGrid } from './week-grid.tsx';

type PostsCalendarProps = {
  posts: readonly Post[];
  search: CalendarSearch;
  onSearch: (search: CalendarSearch) => void;
};

const showTimePassed = () =>
  showToast({
    title: 'That time has passed',
    description: 'Choose a later day, or open the post and choose another time.',
    kind: 'destructive',
  });

export function PostsCalendar({ posts, search, onSearch }: PostsCalendarProps) {
  const { question, ask, close } = usePostQuestion();
  const { reschedule } = usePostActions();
  const [dragged, setDragged] = useState<Post | null>(null);
  const [now] = useState(() => new Date());
  const today = toDay(now);
  const hasRoom = useMedia('(width >= 48rem)');
  const { view = 'month', day = today } = search;
  const first = firstWeekday(navigator.language);
  const weeks = view === 'month' ? weeksOfMonth(day, first) : [daysOfWeek(day, first)];
  const days = weeks.flat();
  const { byDay, undated } = useMemo(() => postsByDay(posts), [posts]);
  const waiting = days.flatMap((each) => byDay.get(each)?.filter(({ phase }) => phase === 'waiting') ?? []);
  const heldBack = useHeldBackPosts(waiting.slice(0, BULK_MAX));
  const month = day.slice(0, 7);
  const span = view === 'month' ? utcMonthName(month) : rangeName(days[0] ?? day, days.at(-1) ?? day);

  const show = (next: Day, nextView = view) =>
    onSearch({ ...(nextView === 'week' && { view: nextView }), ...(next !== today && { day: next }) });
  const onMove = (post: Post) => ask({ kind: 'schedule', post, linksToPost: true });

  function drop(to: Day, hour?: number) {
    if (!dragged) return;
    setDragged(null);
    const drop = decideDrop(dragged, { day: to, hour, now: new Date() });
    if (drop.kind === 'ask')
      ask({ kind: 'schedule', post: dragged, ...(drop.start && { start: drop.start }), linksToPost: true });
    if (drop.kind === 'tooLate') showTimePassed();
    if (drop.kind === 'move') void move(dragged, drop.at, drop.note);
  }

  /** If a rule forbids that day, the dialog names the rule and the next allowed day. */
  async function move(post: Post, at: Date, note: string) {
    if (await reschedule(post, at, note)) return;
    ask({ kind: 'schedule', post, start: toLocalMinute(at), linksToPost: true });
  }

  const common = { label: `Posts, ${span}`, today, now, byDay, onMove };
  const grid = { ...common, dragged, onDrag: setDragged, onDrop: drop };
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_15rem]">
      <section aria-label="Calendar" className="min-w-0 rounded-lg border bg-surface">
        <CalendarBar
          span={span}
          view={view}
          onView={(next) => show(day, next)}
          onStep={(step) => show(view === 'month' ? addMonths(day, step) : addDays(day, 7 * step))}
          onToday={() => show(today)}
        />
        {byDay.size === 0 && (
          <p className="border-b px-4 py-3 text-sm text-ink-2">
            Nothing has a time yet. Write a post, then choose when it goes out.
          </p>
        )}
        <HeldBackPosts value={heldBack}>
          {!hasRoom && (
            <CalendarAgenda
              {...common}
              days={view === 'month' ? days.filter((each) => each.startsWith(month)) : days}
            />
          )}
          {hasRoom && view === 'month' && <CalendarGrid {...grid} weeks={weeks} month={month} />}
          {hasRoom && view === 'week' && <WeekGrid key={days[0]} {...grid} week={days} />}
        </HeldBackPosts>
        <CalendarLegend />
      </section>
      <UndatedDrafts
        drafts={undated}
        onMove={onMove}
        onDrag={setDragged}
        onScheduleAll={() => ask({ kind: 'scheduleMany', posts: undated })}
      />
      <PostDialogs question={question} onClose={close} />
    </div>
  );
}

type UndatedDraftsProps = { drafts: readonly Post[]; onScheduleAll: () => void } & Pick<
  ChipProps,
  'onMove' | 'onDrag'
>;

export const UndatedDrafts = ({ drafts, onScheduleAll, ...chip }: UndatedDraftsProps) => (
  <Card title="Drafts without a date">
    {drafts.length > 0 ? (
      <ul className="grid max-h-160 gap-1.5 overflow-y-auto p-3">
        {drafts.map((post) => (
          <li key={post.id}>
            <CalendarChip post={post} shows="all" {...chip} />
          </li>
        ))}
      </ul>
    ) : (
      <p className="p-4 text-sm text-ink-2">Drafts wait here until they have a time.</p>
    )}
    {drafts.length > 1 && (
      <div className="grid border-t p-3">
        <Button icon={<CalendarClock aria-hidden="true" />} onClick={onScheduleAll}>
          Schedule all {drafts.length}
        </Button>
      </div>
    )}
  </Card>
);

const VIEWS = [
  ['month', 'Month'],
  ['week', 'Week'],
] as const;
type View = (typeof VIEWS)[number][0];

type CalendarBarProps = {
  /** The month or week as text. */
  span: string;
  view: View;
  onView: (view: View) => void;
  onStep: (step: -1 | 1) => void;
  onToday: () => void;
};

export const CalendarBar = ({ span, view, onView, onStep, onToday }: CalendarBarProps) => (
  <div className="flex flex-wrap items-center gap-2 border-b p-3">
    <IconButton icon={ChevronLeft} label={`Previous ${view}`} onClick={() => onStep(-1)} />
    <IconButton icon={ChevronRight} label={`Next ${view}`} onClick={() => onStep(1)} />
    <p aria-live="polite" className="mr-auto text-lg font-semibold">
      {span}
    </p>
    <Button onClick={onToday}>Today</Button>
    <fieldset className="flex rounded-sm border p-0.5">
      <legend className="sr-only">View</legend>
      {VIEWS.map(([value, name]) => (
        <button
          key={value}
          type="button"
          aria-pressed={view === value}
          onClick={() => onView(value)}
          className={
            'h-6.5 rounded-[4px] px-2.5 text-sm font-medium text-ink-2 aria-pressed:bg-accent-soft ' +
            'aria-pressed:text-accent-ink touch:h-10 touch:px-4'
          }
        >
          {name}
        </button>
      ))}
    </fieldset>
  </div>
);
