import { useState } from 'react';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { describePractice, describePracticeRemoval } from './describe-practice.ts';
import { useForgetPractice, usePractice } from './forget-practice.queries.ts';

/** Shown once the sandbox is off, while any practice data is left. */
export function ForgetPractice() {
  const { data: practice } = usePractice();
  const forget = useForgetPractice();
  const [isAsking, setIsAsking] = useState(false);
  const all = practice && describePractice(practice);
  if (!all) return null;

  async function confirm() {
    try {
      const forgotten = describePractice(await forget.mutateAsync());
      showToast({ title: 'Success', description: `Practice forgotten: ${forgotten ?? 'nothing was left'}` });
    } catch (error) {
      showFailure('Failed to forget practice', error);
    }
    setIsAsking(false);
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t p-4">
      <p className="text-sm text-ink-2">Left over from practice: {all}.</p>
      <Button onClick={() => setIsAsking(true)}>Forget practice</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Forget practice?"
        description={describePracticeRemoval(practice)}
        confirmLabel="Forget practice"
        pending={forget.isPending}
        onConfirm={() => void confirm()}
      />
    </div>
  );
}
