import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useTrashActions } from './trash.queries.ts';

export function EmptyTrashButton({ total }: { total: number }) {
  const { empty, emptying } = useTrashActions();
  const [isAsking, setIsAsking] = useState(false);

  // The button is removed with the last post. If it had the focus, focus the page for the next Tab.
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.querySelector('main')?.focus({ preventScroll: true });
    },
    [],
  );

  const what =
    total === 1 ? 'the post in it for good, with its' : `all ${total} posts in it for good, with their`;
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Empty trash</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Empty the trash?"
        description={`This deletes ${what} history. It can’t be undone. What went out stays on Reddit.`}
        confirmLabel="Delete for good"
        pending={emptying}
        onConfirm={() => void empty().then(() => setIsAsking(false))}
      />
    </>
  );
}
