import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PostingHours, savePostingHours } from '#contract/publishing.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { ownTimeZone } from '#web/lib/date-time.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { useSubmit } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, TextField } from '#web/ui/fields.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { toClock, toMinuteOfDay } from './clock.ts';
import { hoursQuery } from './hours.queries.ts';

const SAVE: Target<typeof savePostingHours> = { method: 'PUT', path: '/api/settings/posting-hours' };

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
type Span = { from: string; until: string };
type DayHours = Span & { isOn: boolean };

const HOUR = 60;
const MIDNIGHT = '00:00';
const findFaults = (days: readonly DayHours[]): Record<string, string> =>
  Object.fromEntries(
    days.flatMap(({ isOn, from, until }, at) =>
      isOn && (from === '' || until === '')
        ? [[`days.${at}`, 'Give both times, or switch the day off.']]
        : [],
    ),
  );
const isSameSpan = (one: Span, other: Span): boolean => one.from === other.from && one.until === other.until;
const USUAL: Span = { from: '08:00', until: '20:00' };
const toDay = (hours: PostingHours['days'][number]): DayHours =>
  hours ? { isOn: true, from: toClock(hours.from), until: toClock(hours.until) } : { isOn: false, ...USUAL };
/** A day until midnight includes its last minute. */
const toHours = ({ isOn, from, until }: DayHours): PostingHours['days'][number] =>
  isOn ? { from: toMinuteOfDay(from), until: until === MIDNIGHT ? 24 * HOUR : toMinuteOfDay(until) } : null;

export function PostingHoursSettings() {
  const query = useQuery(hoursQuery);
  if (query.data) return <HoursForm hours={query.data} />;
  return <Waiting query={query} rows={7} text="Loading..." />;
}

function HoursForm({ hours }: { hours: PostingHours }) {
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (days: PostingHours['days']) => call(SAVE, { days }),
    onSuccess: (saved) => queries.setQueryData(hoursQuery.queryKey, saved),
  });
  const [days, setDays] = useState(() => hours.days.map(toDay));
  useUnsaved('Your posting hours', JSON.stringify(days.map(toHours)) !== JSON.stringify(hours.days));
  const { ref, fields, problem, pending, clear, attempt } = useSubmit();
  function change(at: number, change: Partial<DayHours>) {
    clear();
    setDays(days.map((day, index) => (index === at ? Object.assign({}, day, change) : day)));
  }
  const saveButton = useRef<HTMLButtonElement>(null);
  const first = days.findIndex(({ isOn }) => isOn);
  const differ = days.some((day) => day.isOn && !isSameSpan(day, days[first] ?? USUAL));
  function copyFirst() {
    const { from, until } = days[first] ?? USUAL;
    clear();
    setDays(days.map((day) => (day.isOn ? { ...day, from, until } : day)));
    // The button is gone once all days are alike.
    saveButton.current?.focus();
  }
  const faultOf = (at: number) => fields[`days.${at}`];
  const submit = () =>
    attempt(findFaults(days), async () => {
      await save.mutateAsync(days.map(toHours));
      showToast({ title: 'Saved' });
    });

  return (
    <form
      ref={ref}
      noValidate
      className="grid gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className="text-sm text-ink-2">By the clock where you are: {ownTimeZone()}.</p>
      <ul className="grid gap-2">
        {DAYS.map((name, at) => {
          const { isOn, from, until } = days[at] ?? toDay(null);
          return (
            <li key={name} className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
              <div className="w-32">
                <CheckField label={name} checked={isOn} onChange={(is) => change(at, { isOn: is })} />
              </div>
              {isOn ? (
                <div className="grid w-72 grid-cols-2 gap-2 touch:w-full touch:max-w-84">
                  <TextField
                    label={`${name} from`}
                    labelHidden
                    type="time"
                    value={from}
                    onChange={({ target }) => change(at, { from: target.value })}
                  />
                  <TextField
                    label={`${name} until`}
                    labelHidden
                    type="time"
                    value={until}
                    error={faultOf(at)}
                    onChange={({ target }) => change(at, { until: target.value })}
                  />
                </div>
              ) : (
                <span className="text-sm text-ink-2">No posts</span>
              )}
            </li>
          );
        })}
      </ul>
      <FormProblem>{problem ?? fields['days']}</FormProblem>
      <div className="flex flex-wrap justify-end gap-2">
        {differ && <Button onClick={copyFirst}>Use {DAYS[first]}’s hours every day</Button>}
        <Button ref={saveButton} type="submit" pending={pending} pendingLabel="Saving...">
          Save hours
        </Button>
      </div>
    </form>
  );
}
