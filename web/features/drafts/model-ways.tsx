import type { ReactNode } from 'react';
import type { ModelChoice } from '#contract/drafts.ts';
import { BrowserWay } from './browser/browser-way.tsx';
import { MACHINES } from './finder-words.ts';
import { LocalModels } from './local-models/local-models.tsx';
import { ModelFinder } from './model-finder.tsx';
import { ModelWay } from './model-way.tsx';

type ModelWaysProps = {
  choice: ModelChoice;
  onTaken: (choice: ModelChoice) => void;
  /** The form for every other model. */
  children: ReactNode;
};

export const ModelWays = ({ choice, onTaken, children }: ModelWaysProps) => (
  <ol className="divide-y">
    <BrowserWay />
    <LocalModels choice={choice} onTaken={onTaken} />
    {choice.localModels !== 'closed' && (
      <ModelWay
        title="Ollama or LM Studio"
        terms={`Your text stays on ${MACHINES[choice.localModels]} unless the model’s row says otherwise. Free.`}
      >
        <ModelFinder choice={choice} onTaken={onTaken} />
      </ModelWay>
    )}
    <ModelWay title="A hosted model, or none" terms="The provider gets your text and bills you per token.">
      {children}
    </ModelWay>
  </ol>
);
