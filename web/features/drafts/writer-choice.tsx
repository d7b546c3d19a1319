import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { generateContent } from '#contract/drafts.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { estimateTokens } from '#core/models/prices/estimate-tokens.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { BrowserOffer } from './browser/browser-offer.tsx';
import { useBrowserModel } from './browser/use-browser-model.ts';
import { useModelChoice } from './drafts.queries.ts';
import { MACHINES, nameModel } from './describe-finder.ts';
import { ModelFinder } from './model-finder.tsx';
import { describeEstimate } from './describe-cost.ts';

type WriterChoiceProps = {
  request: CallInput<typeof generateContent>;
  disabled: boolean;
  /** Makes the built-in composer write this one draft. */
  onWithoutModel: () => void;
};

/** Says which writer writes the draft and at what cost, and offers the other. */
export function WriterChoice({ request, disabled, onWithoutModel }: WriterChoiceProps) {
  const { data: choice } = useModelChoice();
  const browser = useBrowserModel();
  const [isLooking, setIsLooking] = useState(false);
  if (!choice) return null;
  const { provider, model, localModels } = choice;
  const isBuiltIn = provider === 'builtin';
  const other = isBuiltIn ? 'your answers, in order' : nameModel(model ?? '');
  return (
    <section
      aria-label="Who writes"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2 tabular-nums"
    >
      <p className="min-w-0 wrap-anywhere">
        {browser.isChosen
          ? 'The model in this browser'
          : isBuiltIn
            ? `No model: ${other}`
            : `${other}: ${describeEstimate(choice, estimateTokens(request))}`}
      </p>
      <BrowserOffer other={`Use ${other} instead`} />
      {(!isBuiltIn || browser.isChosen) && (
        <button type="button" className={LINK} disabled={disabled} onClick={onWithoutModel}>
          Write it without a model
        </button>
      )}
      {isBuiltIn && !browser.isChosen && localModels !== 'closed' && (
        <button type="button" className={LINK} onClick={() => setIsLooking(true)}>
          Look for models on {MACHINES[localModels]}
        </button>
      )}
      <Dialog open={isLooking} onOpenChange={setIsLooking} title="A model for your drafts">
        <ModelFinder choice={choice} />
        <Link to="/settings" hash="writing-model" className="text-sm text-accent-ink underline">
          Download or connect a model in Settings
        </Link>
      </Dialog>
    </section>
  );
}

const LINK =
  'rounded-sm font-medium text-accent-ink underline underline-offset-2 disabled:opacity-50 touch:min-h-11';
