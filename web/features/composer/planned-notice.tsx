import { CalendarClock } from 'lucide-react';
import { dateTime, fromLocalMinute } from '#web/lib/date-time.ts';
import { Button } from '#web/ui/button.tsx';

type PlannedNoticeProps = {
  /** As an input has it. */
  plannedFor: string;
  onRemove: () => void;
};

/** A time that was chosen before there is a text; with the text it stands in its own field. */
export const PlannedNotice = ({ plannedFor, onRemove }: PlannedNoticeProps) => (
  <div
    role="status"
    className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-accent-soft px-4 py-2 text-sm"
  >
    <p className="flex items-center gap-2 tabular-nums">
      <CalendarClock className="size-4 shrink-0 text-accent-ink" aria-hidden="true" />
      To go out {dateTime(fromLocalMinute(plannedFor).toISOString())}
    </p>
    <Button onClick={onRemove}>Remove the time</Button>
  </div>
);
