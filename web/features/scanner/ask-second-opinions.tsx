import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { Output } from '#contract/endpoint.ts';
import type { askPageModel } from '#contract/scanning/page-model.ts';
import type { askSecondOpinions } from '#contract/scanning/second-opinions.ts';
import { useBrowserModel, useHasModel } from '#web/features/drafts/browser/use-browser-model.ts';
import { isBrowserWriting } from '#web/features/drafts/browser/writer-store.ts';
import { call, errorMessage, type Target } from '#web/lib/api-client.ts';
import { createKey } from '#web/lib/attempt.ts';
import { showFailure, showToast } from '#web/lib/toast-store.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { OPPORTUNITIES_KEY } from './scanner.queries.ts';

const ASK: Target<typeof askSecondOpinions> = { method: 'POST', path: '/api/opportunities/second-opinions' };

type Judged = Output<typeof askSecondOpinions>;

/** The model in this browser judges a few threads per call. Earlier judgments stay if a later call fails. */
async function judgeInPage(): Promise<Judged> {
  const { askBrowserModel } = await import('#web/features/drafts/browser/ask-browser-model.ts');
  const unfollowed = { signal: new AbortController().signal, onText: () => undefined };
  const result: Judged = { asked: 0, judged: 0, engine: 'The model in this browser', problem: null };
  for (let from: number | null = 0; from !== null;) {
    try {
      const call = { kind: 'opinions', from, seed: createKey() } as const;
      const { opinions }: Output<typeof askPageModel> = await askBrowserModel(call, unfollowed);
      result.asked += opinions?.asked ?? 0;
      result.judged += opinions?.judged ?? 0;
      from = opinions?.next ?? null;
    } catch (error) {
      if (result.judged === 0) throw error;
      return { ...result, problem: errorMessage(error) };
    }
  }
  return result;
}

const describe = ({ asked, judged, engine, problem }: Judged): string =>
  [`${engine} judged ${judged} of ${asked} threads.`, problem].filter(Boolean).join(' ');

const ON_SERVER =
  'Reads your 50 best threads, hidden ones too. It costs tokens and may take a minute. Our scores stay.';
const IN_PAGE =
  'The model in this browser reads your 12 best threads, hidden ones too. It is free and takes some minutes: ' +
  'keep this page open. Our scores stay.';

/** Shown only if a model is chosen. */
export function AskSecondOpinions() {
  const queries = useQueryClient();
  const hasModel = useHasModel();
  const { isChosen } = useBrowserModel();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => ((await isBrowserWriting()) ? await judgeInPage() : await call(ASK)),
    onSuccess: (result) => showToast({ title: 'Threads Judged', description: describe(result) }),
    onError: (error) => showFailure('Failed to judge the threads', error),
    onSettled: () => queries.invalidateQueries({ queryKey: OPPORTUNITIES_KEY }),
  });
  if (!hasModel) return null;
  return (
    <>
      <IconButton
        icon={Sparkles}
        label="Have the model judge"
        pending={isPending}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Have your model judge the best threads?"
        description={isChosen ? IN_PAGE : ON_SERVER}
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
