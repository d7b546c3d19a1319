import { Target } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { AddListForm } from './add-list-form.tsx';
import { TargetList } from './target-list.tsx';
import { useTargets } from './targets.queries.ts';

export function TargetsButton() {
  const [open, setOpen] = useState(false);
  const query = useTargets();
  const { data: targets } = query;
  const count = targets?.length ?? 0;
  return (
    <>
      <Button icon={<Target aria-hidden="true" />} onClick={() => setOpen(true)}>
        {count > 0 ? `Your targets (${count})` : 'Your targets'}
      </Button>
      <Dialog
        wide
        open={open}
        onOpenChange={setOpen}
        title="Your targets"
        description="The communities you write for. The generator offers them first."
      >
        <div className="grid gap-5">
          {!targets ? (
            <Waiting query={query} rows={3} text="Loading your targets..." />
          ) : count === 0 ? (
            <p className="rounded-md border bg-sunken p-4 text-sm text-ink-2">
              There are none yet. Choose Target on a community, or add several here.
            </p>
          ) : (
            <TargetList targets={targets} />
          )}
          <AddListForm />
        </div>
      </Dialog>
    </>
  );
}
