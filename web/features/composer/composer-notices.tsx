import { Archive, CalendarClock, History, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { isSameSnapshot, nameSnapshot } from '#core/composer/snapshots.ts';
import { dateTime, fromLocalMinute } from '#web/lib/date-time.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import type { Desk } from './use-desk.ts';
import { restoreAside, dispatchWithUndo } from './use-work.ts';

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

/** Notices about texts of an earlier visit, texts put away, and a time chosen before there is a text. */
export function ComposerNotices({ desk, onOther }: { desk: Desk; onOther: () => void }) {
  const { store, work } = desk;
  const { composition, brief } = work;
  const [kept] = work.kept;
  const isRestored = work.isRestored && !isSameSnapshot(work, work.start);
  const step = (type: 'discarded' | 'keptOpened' | 'keptDropped', title: string) => () => {
    dispatchWithUndo(store, (id) => ({ type, id }), { title }, restoreAside);
    if (type !== 'keptDropped') onOther();
  };
  return (
    <>
      {isRestored && (
        <Notice icon={History} action="Discard" onAction={step('discarded', 'Text discarded')}>
          Restored your unsaved text
        </Notice>
      )}
      {kept && (
        <Notice
          icon={Archive}
          action="Bring it back"
          onAction={step('keptOpened', 'Your text is back')}
          onDismiss={step('keptDropped', 'Text discarded')}
        >
          <span className="line-clamp-2 min-w-0 wrap-anywhere">
            Your unsaved text is kept: “{nameSnapshot(kept)}”
          </span>
        </Notice>
      )}
      {brief.plannedFor && !composition && (
        <Notice
          icon={CalendarClock}
          action="Remove the time"
          onAction={() => store.dispatch({ type: 'briefChanged', change: { plannedFor: '' } })}
        >
          To go out {dateTime(fromLocalMinute(brief.plannedFor).toISOString())}
        </Notice>
      )}
    </>
  );
}
