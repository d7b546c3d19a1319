import { Archive, CalendarClock, History, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { dateTime, fromLocalMinute } from '#web/lib/date-time.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { nameOfWork } from './stored/stored-texts.ts';
import type { useComposer } from './use-composer.ts';

type NoticeProps = {
  icon: LucideIcon;
  children: ReactNode;
  action: string;
  onAction: () => void;
  onDismiss?: () => void;
};

const Notice = ({ icon: Icon, children, action, onAction, onDismiss }: NoticeProps) => (
  <div
    role="status"
    className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-accent-soft px-4 py-2 text-sm"
  >
    <p className="flex items-center gap-2 tabular-nums">
      <Icon className="size-4 shrink-0 text-accent-ink" aria-hidden="true" />
      {children}
    </p>
    <Button onClick={onAction}>{action}</Button>
    {onDismiss && <IconButton icon={X} label="Discard it" onClick={onDismiss} />}
  </div>
);

export const RestoredNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <Notice icon={History} action="Discard" onAction={onDiscard}>
    Restored your unsaved text
  </Notice>
);

type KeptNoticeProps = {
  composer: Pick<ReturnType<typeof useComposer>, 'kept' | 'dropKept'>;
  onBring: () => void;
};

/** Shows the name of a text that made room for another. */
export function KeptNotice({ composer: { kept, dropKept }, onBring }: KeptNoticeProps) {
  if (!kept) return null;
  const dismiss = () => showToast({ title: 'Text discarded', action: { label: 'Undo', run: dropKept() } });
  return (
    <Notice icon={Archive} action="Bring it back" onAction={onBring} onDismiss={dismiss}>
      <span className="line-clamp-2 min-w-0 wrap-anywhere">
        Your unsaved text is kept: “{nameOfWork(kept)}”
      </span>
    </Notice>
  );
}

/** Shows a time that was chosen before there is a text; later it is in its own field. */
export const PlannedNotice = ({ plannedFor, onRemove }: { plannedFor: string; onRemove: () => void }) => (
  <Notice icon={CalendarClock} action="Remove the time" onAction={onRemove}>
    To go out {dateTime(fromLocalMinute(plannedFor).toISOString())}
  </Notice>
);
