import { Archive, CalendarClock, History, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateTime, fromLocalMinute } from '#web/lib/date-time.ts';
import { Button } from '#web/ui/button.tsx';

type NoticeProps = { icon: LucideIcon; children: ReactNode; action: string; onAction: () => void };

const Notice = ({ icon: Icon, children, action, onAction }: NoticeProps) => (
  <div
    role="status"
    className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-accent-soft px-4 py-2 text-sm"
  >
    <p className="flex items-center gap-2 tabular-nums">
      <Icon className="size-4 shrink-0 text-accent-ink" aria-hidden="true" />
      {children}
    </p>
    <Button onClick={onAction}>{action}</Button>
  </div>
);

export const RestoredNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <Notice icon={History} action="Discard" onAction={onDiscard}>
    Restored your unsaved text
  </Notice>
);

/** Shows the name of a text that made room for another. */
export const KeptNotice = ({ name, onBring }: { name: string; onBring: () => void }) => (
  <Notice icon={Archive} action="Bring it back" onAction={onBring}>
    <span className="line-clamp-2 min-w-0 wrap-anywhere">Your unsaved text is kept: “{name}”</span>
  </Notice>
);

/** Shows a time that was chosen before there is a text; later it is in its own field. */
export const PlannedNotice = ({ plannedFor, onRemove }: { plannedFor: string; onRemove: () => void }) => (
  <Notice icon={CalendarClock} action="Remove the time" onAction={onRemove}>
    To go out {dateTime(fromLocalMinute(plannedFor).toISOString())}
  </Notice>
);
