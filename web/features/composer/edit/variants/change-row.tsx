import { useState } from 'react';
import type { ModelChoice } from '#contract/drafts.ts';
import { VARIANT_WAYS, type VariantWay } from '#contract/drafting/variants.ts';
import { VoiceLeave } from '#web/features/drafts/voice-leave.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { WAY_NAMES } from './variant.ts';

type ChangeRowProps = {
  model: ModelChoice;
  disabled: boolean;
  problem: string | null;
  onWrite: (way: VariantWay) => void;
};

/** Ways in which the model can rewrite the draft. */
export function ChangeRow({ model, disabled, problem, onWrite }: ChangeRowProps) {
  const [asksForLeave, setAsksForLeave] = useState(false);
  return (
    <section aria-label="Change this draft" className="grid gap-2 border-t px-2 py-2 sm:px-4">
      <div className="flex flex-wrap items-center gap-1">
        <h3 className="px-2 text-sm font-medium text-ink-3 max-sm:w-full">Change this draft</h3>
        {VARIANT_WAYS.map((way) => (
          <Button
            key={way}
            kind="quiet"
            disabled={disabled}
            {...(way === 'ownVoice' && { 'aria-expanded': asksForLeave })}
            onClick={() => (way === 'ownVoice' ? setAsksForLeave((is) => !is) : onWrite(way))}
          >
            {WAY_NAMES[way]}
          </Button>
        ))}
      </div>
      {asksForLeave && <VoiceLeave model={model} onWrite={() => onWrite('ownVoice')} />}
      {problem && (
        <div className="px-2">
          <FormProblem>{problem}</FormProblem>
        </div>
      )}
    </section>
  );
}
