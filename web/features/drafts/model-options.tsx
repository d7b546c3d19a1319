import type { ReactNode } from 'react';
import type { ModelChoice } from '#contract/drafts.ts';
import { BrowserModelOption } from './browser/browser-model-option.tsx';
import { MACHINES } from './describe-finder.ts';
import { LocalModels } from './local-models/local-models.tsx';
import { ModelFinder } from './model-finder.tsx';
import { ModelOption } from './model-option.tsx';

type ModelWaysProps = {
  choice: ModelChoice;
  onTaken: (choice: ModelChoice) => void;
  /** The form for all models that the list above doesn't offer. */
  children: ReactNode;
};

export const ModelOptions = ({ choice, onTaken, children }: ModelWaysProps) => (
  <ol className="divide-y">
    <BrowserModelOption />
    <LocalModels choice={choice} onTaken={onTaken} />
    {choice.localModels !== 'closed' && (
      <ModelOption
        title="Ollama or LM Studio"
        terms={`Your text stays on ${MACHINES[choice.localModels]} unless the model’s row says otherwise. Free.`}
      >
        <ModelFinder choice={choice} onTaken={onTaken} />
      </ModelOption>
    )}
    <ModelOption title="A hosted model, or none">{children}</ModelOption>
  </ol>
);
