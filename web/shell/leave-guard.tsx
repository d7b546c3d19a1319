import { useBlocker } from '@tanstack/react-router';
import { listUnsavedForms } from '#web/lib/unsaved.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { UnsavedList } from '#web/ui/unsaved-list.tsx';

type Move = { current: { pathname: string }; next: { pathname: string } };
const shouldBlockFn = ({ current, next }: Move): boolean =>
  current.pathname !== next.pathname && listUnsavedForms().length > 0;

export function LeaveGuard() {
  // When the user leaves the app, the browser itself asks (`unsaved.ts`).
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn,
    enableBeforeUnload: false,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={reset}
      title="Leave without saving?"
      description="What you changed here isn’t saved yet, and is lost if you leave:"
      confirmLabel="Leave"
      pending={false}
      onConfirm={proceed}
    >
      <UnsavedList lost={listUnsavedForms()} />
    </ConfirmDialog>
  );
}
