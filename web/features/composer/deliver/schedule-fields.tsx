import { useState } from 'react';
import { NextFreeTime, SlotHint } from '#web/features/schedule/slot-hint.tsx';
import { clockNote, dateTime, fromLocalMinute, ownTimeZone, toLocalMinute } from '#web/lib/date-time.ts';
import { Field, lineStyle } from '#web/ui/field.tsx';
import type { TextProps } from '../use-desk.ts';

type ScheduleFieldsProps = TextProps & {
  error: string | undefined;
  onChange: (scheduledAt: string) => void;
};

/** When the text goes out; hidden while it is edited, unless its time is wrong. */
export function ScheduleFields({ desk, composition, error, onChange }: ScheduleFieldsProps) {
  const { scheduledAt, plannedAt, accountId, subreddit, editing } = composition;
  const [earliest, setEarliest] = useState(() => toLocalMinute(new Date()));
  const isHidden = editing !== null && !error;
  const slotted = { accountId: accountId || null, subreddit, postIds: desk.editId ? [desk.editId] : [] };
  return (
    <>
      {isHidden && (
        <p className="text-sm text-ink-2 sm:col-span-2">
          {scheduledAt && `Planned for ${dateTime(fromLocalMinute(scheduledAt).toISOString())}. `}
          To choose {scheduledAt ? 'another' : 'a'} time for it, save your changes first.
        </p>
      )}
      <div hidden={isHidden} className="grid items-start gap-4 sm:col-span-2 sm:grid-cols-2">
        <Field
          label="Schedule Post"
          aside={scheduledAt ? undefined : 'optional'}
          hint={`${clockNote(scheduledAt, plannedAt)} Your time zone: ${ownTimeZone()}`.trim()}
          error={error}
        >
          {(field) => (
            <input
              {...field}
              ref={desk.time}
              type="datetime-local"
              min={earliest}
              onFocus={() => setEarliest(toLocalMinute(new Date()))}
              value={scheduledAt}
              onChange={(event) => onChange(event.target.value)}
              className={lineStyle}
            />
          )}
        </Field>
        <div className="grid gap-2 sm:pt-6.5">
          <NextFreeTime local={scheduledAt} slotted={slotted} onChoose={onChange} />
          {scheduledAt && <SlotHint local={scheduledAt} slotted={slotted} onChoose={onChange} />}
        </div>
      </div>
    </>
  );
}
