import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { Output } from '#contract/endpoint.ts';
import type { askSecondOpinions } from '#contract/scanning/second-opinions.ts';
import { useModelChoice } from '#web/features/drafts/drafts.queries.ts';
import { call, type Target } from '#web/lib/api-client.ts';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { OPPORTUNITIES_KEY } from './scanner.queries.ts';

const ASK: Target<typeof askSecondOpinions> = { method: 'POST', path: '/api/opportunities/second-opinions' };

const describe = ({ asked, judged, engine, problem }: Output<typeof askSecondOpinions>): string =>
  [`${engine} judged ${judged} of ${asked} threads.`, problem].filter(Boolean).join(' ');

/** Only where the workspace has a model. */
export function AskSecondOpinions() {
  const queries = useQueryClient();
  const { data: choice } = useModelChoice();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(ASK),
    onSuccess: (told) => showToast({ title: 'Threads Judged', description: describe(told) }),
    onError: (error) => showFailure('Failed to judge the threads', error),
    onSettled: () => queries.invalidateQueries({ queryKey: OPPORTUNITIES_KEY }),
  });
  if (!choice || choice.provider === 'builtin') return null;
  return (
    <>
      <Button
        size="field"
        icon={<Sparkles aria-hidden="true" />}
        pending={isPending}
        pendingLabel="Judging..."
        onClick={() => setAsking(true)}
      >
        Have the model judge
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Have your model judge the best threads?"
        description={
          'It reads up to 50 of the best threads, also such as the filters hide, which costs tokens and ' +
          'may take a minute. Our own scores stay.'
        }
        confirmLabel="Judge Now"
        kind="primary"
        pending={false}
        onConfirm={() => {
          setAsking(false);
          mutate();
        }}
      />
    </>
  );
}
