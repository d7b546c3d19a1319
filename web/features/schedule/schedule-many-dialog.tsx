import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BULK_MAX, type Post } from '#contract/posts.ts';
import { spaceTimes } from '#core/posts/space-times.ts';
import { clockNote, fromLocalMinute, ownTimeZone, toLocalMinute } from '#web/lib/date-time.ts';
import { toRefusal } from '#web/lib/refusal.ts';
import { useSubmit } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { showFailure } from '#web/lib/toast-store.ts';
import { usePostsPreflight } from '#web/features/preflight/preflight.queries.ts';
import { blocksById, BlockedSummary, missingById, warningsById } from './blocked-posts.tsx';
import { NextFreeTime, SlotHint } from './slot-hint.tsx';
import { PatternFields } from './pattern-fields.tsx';
import { PlannedList } from './planned-list.tsx';
import { slotsQuery } from './slots.queries.ts';
import { describePace, parseMinutes, SpacingField } from './spacing-field.tsx';
import { splitSchedulable } from './split-schedulable.ts';
import { usePattern } from './use-pattern.ts';
import { usePlannedOrder } from './use-planned-order.ts';
import { useSchedulePosts } from './use-schedule-posts.ts';

type ScheduleManyDialogProps = {
  posts: readonly Post[];
  onClose: () => void;
  onScheduled: () => void;
};

const WAYS = [
  { value: 'pattern', label: 'A few a day' },
  { value: 'even', label: 'Evenly spaced' },
] as const;
/** Time to look at the plan. */
const AHEAD_MS = 5 * 60_000;

const FAULTS = {
  none: { startAt: 'Please select a date and time to schedule the post.' },
  past: { startAt: 'Choose a time in the future.' },
  spacing: { everyMinutes: 'Give whole minutes, at most a week (10080).' },
};

/** Schedules several posts at once: all of them or none. */
export function ScheduleManyDialog({ posts, onClose, onScheduled }: ScheduleManyDialogProps) {
  const [{ ready, leftOut }] = useState(() => splitSchedulable(posts));
  const { order, ids, faults, setFaults, keepMost, ...list } = usePlannedOrder(ready);
  const [way, setWay] = useState<'pattern' | 'even'>('pattern');
  const [local, setLocal] = useState('');
  const [spacing, setSpacing] = useState('60');
  const [earliest] = useState(() => toLocalMinute(new Date()));
  const { ref, fields, problem, pending, clear, attempt } = useSubmit();
  const schedule = useSchedulePosts();

  const [first] = order;
  const accountId = first?.redditAccountId ?? null;
  const slotted = {
    accountId,
    subreddit: first?.subreddit ?? '',
    postIds: ids.slice(0, BULK_MAX).toSorted(),
  };
  const { data: slots } = useQuery(slotsQuery(new Date(earliest), { accountId, subreddit: '', postIds: [] }));
  const plan = usePattern({
    now: Number(fromLocalMinute(earliest)) + AHEAD_MS,
    accountId,
    ids,
    paceSeconds: slots?.paceSeconds.account ?? 0,
  });
  const isEven = way === 'even';
  const everyMinutes = parseMinutes(spacing);
  const start = local ? fromLocalMinute(local).getTime() : null;
  const spaced =
    start !== null && everyMinutes !== null
      ? spaceTimes(start, everyMinutes, order.length, ownTimeZone())
      : null;
  const times = isEven ? spaced : plan.times;
  const isFuture = (times?.[0] ?? 0) > Number(fromLocalMinute(earliest));
  const foretold = usePostsPreflight(
    times && isFuture && order.length > 0 && order.length <= BULK_MAX
      ? { ids, times: times.map((at) => new Date(at).toISOString()), timeZone: ownTimeZone() }
      : null,
  );
  const blocked = blocksById(foretold.data);
  const warned = warningsById(foretold.data);
  const lacking = missingById(order);
  const tooMany = order.length > BULK_MAX;
  const faulty = Object.keys(faults).length;
  const what = order.length === 1 ? '1 post' : `${order.length} posts`;
  const moved = order.filter(({ phase }) => phase === 'waiting').length;

  const choose = (value: string) => {
    clear();
    setLocal(value);
  };

  function submit() {
    if (tooMany) return;
    const invalid = isEven
      ? {
          ...(start === null && FAULTS.none),
          ...(start !== null && start <= Date.now() && FAULTS.past),
          ...(everyMinutes === null && FAULTS.spacing),
        }
      : plan.faults;
    setFaults({});
    void attempt(invalid, async () => {
      if (!times) return;
      try {
        await schedule({ ids, times, everyMinutes: isEven ? everyMinutes : null, timeZone: ownTimeZone() });
      } catch (error) {
        showFailure('Failed to schedule the posts');
        setFaults(toRefusal(error).fields);
        throw error;
      }
      onScheduled();
      onClose();
    });
  }

  if (order.length === 0)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title="Nothing here can be scheduled"
        description={leftOut.join(' ') || 'All posts are left out.'}
      >
        <div className="flex justify-end">
          <Button onClick={onClose}>Close</Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Schedule ${what}`}
      description={
        leftOut.length > 0
          ? `Left out: ${leftOut.join(' ')}`
          : order.length === 1
            ? 'Choose when it goes out.'
            : 'They go out one after another, in this order.'
      }
    >
      <form
        ref={ref}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <RadioCards
          legend={order.length === 1 ? 'When' : 'How to spread them'}
          value={way}
          options={WAYS}
          onChange={(chosen) => {
            clear();
            setWay(chosen);
          }}
        />
        {isEven ? (
          <>
            <TextField
              label="First date and time"
              type="datetime-local"
              min={earliest}
              hint={`${clockNote(local)} Your time zone: ${ownTimeZone()}`.trim()}
              error={fields['startAt'] ?? fields['timeZone']}
              value={local}
              onChange={(event) => choose(event.target.value)}
            />
            <NextFreeTime local={local} slotted={slotted} onChoose={choose} />
            <SlotHint local={local} slotted={slotted} onChoose={choose} />
            <SpacingField
              value={spacing}
              hint={slots && describePace(slots.paceSeconds)}
              error={fields['everyMinutes']}
              onChange={setSpacing}
            />
          </>
        ) : (
          <PatternFields
            plan={plan}
            hint={`Your time zone: ${ownTimeZone()}`}
            error={fields['times'] ?? fields['startAt'] ?? fields['timeZone']}
          />
        )}
        <BlockedSummary check={foretold} count={order.length} lacking={lacking} onLeaveOut={list.leaveOut} />
        {moved > 0 && (
          <p className="text-sm text-warn">
            {moved === 1 ? '1 is scheduled already and moves' : `${moved} are scheduled already and move`} to
            the new time.
          </p>
        )}
        <PlannedList
          posts={order}
          times={times}
          faults={{ ...blocked, ...lacking, ...faults }}
          warnings={warned}
          onMove={list.move}
          onLeaveOut={(id) => list.leaveOut([id])}
        />
        <div
          data-button-bar
          className="sticky -bottom-5 -mx-5 -mb-5 grid gap-3 border-t bg-surface px-5 py-4"
        >
          <FormProblem>
            {problem ??
              (faulty > 0 &&
                `${faulty === 1 ? 'One post' : `${faulty} posts`} can’t be scheduled, so none was. Change ` +
                  'what is wrong, or leave it out.')}
          </FormProblem>
          {tooMany && (
            <div role="status" className="flex flex-wrap items-center justify-between gap-2 text-sm">
              <p>
                At most {BULK_MAX} posts go at once, and {order.length} are chosen.
              </p>
              <Button onClick={keepMost}>Keep the first {BULK_MAX}</Button>
            </div>
          )}
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button
              type="submit"
              kind="primary"
              pending={pending}
              pendingLabel="Scheduling..."
              disabled={tooMany}
            >
              Schedule {what}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}
