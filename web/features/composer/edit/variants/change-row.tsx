import { useState } from 'react';
import { VARIANT_WAYS } from '#contract/drafting/variants.ts';
import { useHasModel } from '#web/features/drafts/browser/use-browser-model.ts';
import { useModelChoice } from '#web/features/drafts/drafts.queries.ts';
import { VoicePermission } from '#web/features/drafts/voice-permission.tsx';
import { errorMessage } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import type { Desk } from '../../use-desk.ts';
import { WAY_NAMES } from '../../write/draft-request.ts';

/** Ways for the model to rewrite the draft; renders nothing without a model. */
export function ChangeRow({ desk: { saving, drafting } }: { desk: Desk }) {
  const { data: model } = useModelChoice();
  const hasModel = useHasModel();
  const [asksForLeave, setAsksForLeave] = useState(false);
  if (!model || !hasModel) return null;
  return (
    <section aria-label="Change this draft" className="grid gap-2 border-t px-2 py-2 sm:px-4">
      <div className="flex flex-wrap items-center gap-1">
        <h3 className="px-2 text-sm font-medium text-ink-3 max-sm:w-full">Change this draft</h3>
        {VARIANT_WAYS.map((way) => (
          <Button
            key={way}
            kind="quiet"
            disabled={saving.pending !== null}
            {...(way === 'ownVoice' && { 'aria-expanded': asksForLeave })}
            onClick={() => (way === 'ownVoice' ? setAsksForLeave((is) => !is) : drafting.vary(way))}
          >
            {WAY_NAMES[way]}
          </Button>
        ))}
      </div>
      {asksForLeave && <VoicePermission model={model} onWrite={() => drafting.vary('ownVoice')} />}
      {drafting.variantError !== null && (
        <div className="px-2">
          <FormProblem>{errorMessage(drafting.variantError)}</FormProblem>
        </div>
      )}
    </section>
  );
}
