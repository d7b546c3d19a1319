import { Columns3, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ModelChoice } from '#contract/drafts.ts';
import { VARIANT_WAYS, type VariantWay } from '#contract/drafting/variants.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import type { Composition } from '../composition.ts';
import { codeVariants, WAY_NAMES } from './variant.ts';
import { VoiceLeave } from './voice-leave.tsx';

type ChangeRowProps = {
  composition: Composition;
  /** Null without one: then only what code can do is offered. */
  model: ModelChoice | null;
  disabled: boolean;
  problem: string | null;
  onWrite: (way: VariantWay) => void;
  /** Shows the same topic from other angles; null where a text has none. */
  onCompare: (() => void) | null;
  /** Brings the text before the last step back; null where there is none. */
  onUndo: (() => void) | null;
};

/** Other ways to say what the draft says. */
export function ChangeRow(props: ChangeRowProps) {
  const { composition, model, disabled, problem, onWrite, onCompare, onUndo } = props;
  const [asksForLeave, setAsksForLeave] = useState(false);
  const made = useMemo(() => (model ? [] : codeVariants(composition)), [model, composition]);
  const ways = model ? VARIANT_WAYS : made.map(({ way }) => way);
  if (ways.length === 0 && !onCompare && !onUndo) return null;
  return (
    <section aria-label="Change this draft" className="grid gap-2 border-t px-2 py-2 sm:px-4">
      <div className="flex flex-wrap items-center gap-1">
        <h3 className="px-2 text-sm font-medium text-ink-3 max-sm:w-full">Change this draft</h3>
        {ways.map((way) => (
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
        {onCompare && (
          <Button kind="quiet" icon={<Columns3 aria-hidden="true" />} disabled={disabled} onClick={onCompare}>
            Other angles
          </Button>
        )}
        {onUndo && (
          <Button kind="quiet" icon={<Undo2 aria-hidden="true" />} disabled={disabled} onClick={onUndo}>
            The text before
          </Button>
        )}
      </div>
      {model && asksForLeave && <VoiceLeave model={model} onWrite={() => onWrite('ownVoice')} />}
      {problem && (
        <div className="px-2">
          <FormProblem>{problem}</FormProblem>
        </div>
      )}
    </section>
  );
}
