import { useState } from 'react';
import type { LocalModel } from '#contract/drafting/local-models.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { formatSize } from '../describe-finder.ts';
import type { LocalModelChange, useChangeLocalModel } from './local-models.queries.ts';
import type { useSelectLocalModel } from './use-select-local-model.ts';

type LocalModelButtonsProps = {
  model: LocalModel;
  mayChange: boolean;
  isChosen: boolean;
  changing: ReturnType<typeof useChangeLocalModel>;
  taking: ReturnType<typeof useSelectLocalModel>;
};

/** The next step toward a ready model; null if it is ready. The user's own file is added, not downloaded. */
function nextStep({ facts, state }: LocalModel): { label: string; change: LocalModelChange } | null {
  switch (state.kind) {
    case 'absent':
      return facts ? { label: 'Download', change: 'download' } : { label: 'Add', change: 'add' };
    case 'downloading':
      return { label: 'Pause', change: 'pause' };
    case 'paused':
      return { label: 'Resume', change: 'download' };
    case 'failed':
      return { label: 'Download', change: 'download' };
    case 'ready':
      return null;
  }
}

export function LocalModelButtons({ model, mayChange, isChosen, changing, taking }: LocalModelButtonsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, state } = model;
  const step = nextStep(model);
  const isRemoving = changing.isPending && changing.variables.change === 'remove';

  function act(change: LocalModelChange) {
    if (changing.isPending) return;
    taking.reset();
    changing.mutate({ change, model }, { onSettled: () => setIsAsking(false) });
  }
  function use() {
    changing.reset();
    taking.take(id);
  }
  return (
    <div className="flex gap-2">
      {/* One button for all steps, so the focus stays when the step changes. */}
      <Button
        aria-label={`${step?.label ?? 'Use'} ${name}`}
        pending={(changing.isPending && !isRemoving) || taking.isPending}
        aria-disabled={(!step && isChosen) || undefined}
        onClick={() => (step ? act(step.change) : !isChosen && use())}
      >
        {step?.label ?? 'Use'}
      </Button>
      {mayChange && (state.kind === 'ready' || state.kind === 'paused') && (
        <Button kind="quiet" aria-label={`Remove ${name}`} onClick={() => setIsAsking(true)}>
          Remove
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Remove ${name}?`}
        description={describeRemoval(model, isChosen)}
        confirmLabel="Remove"
        pending={isRemoving}
        onConfirm={() => act('remove')}
      />
    </div>
  );
}

function describeRemoval({ state, bytes, facts }: LocalModel, isChosen: boolean): string {
  const size = formatSize(state.kind === 'paused' ? state.received : bytes);
  const frees = facts ? `This frees ${size}.` : `This deletes your file (${size}).`;
  return isChosen ? `${frees} Drafts can’t be written with it until you get it again.` : frees;
}
