import { useState } from 'react';
import { logOut } from '#web/lib/stored-work.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { UnsavedList } from '#web/ui/unsaved-list.tsx';

export function LogOutDialog({ lost, onClose }: { lost: readonly string[]; onClose: () => void }) {
  const [pending, setPending] = useState(false);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Log out?"
      description="Nothing that you wrote stays in this browser. Not saved yet:"
      confirmLabel="Log out"
      pending={pending}
      onConfirm={() => {
        setPending(true);
        logOut();
      }}
    >
      <UnsavedList lost={lost} />
    </ConfirmDialog>
  );
}
