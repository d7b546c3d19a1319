import type { LocalModel, LocalModelList } from '#contract/drafting/local-models.ts';
import type { ModelChoice } from '#contract/drafts.ts';
import { refusalText } from '#web/lib/refusal.ts';
import { Badge } from '#web/ui/badge.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { DownloadProgress } from './download-progress.tsx';
import { LocalModelButtons } from './local-model-buttons.tsx';
import { LocalModelFacts } from './local-model-facts.tsx';
import { describeLocalModel, describeRunning } from './describe-local-model.ts';
import { useChangeLocalModel } from './local-models.queries.ts';
import { useSelectLocalModel } from './use-select-local-model.ts';

type LocalModelRowProps = {
  model: LocalModel;
  list: LocalModelList;
  choice: ModelChoice;
  onTaken: (choice: ModelChoice) => void;
};

export function LocalModelRow({ model, list: { running, mayChange }, choice, onTaken }: LocalModelRowProps) {
  const changing = useChangeLocalModel();
  const taking = useSelectLocalModel(choice, onTaken);
  const { id, name, state } = model;
  const isChosen = choice.provider === 'local' && choice.model === id;
  const isPartial = state.kind === 'downloading' || state.kind === 'paused';
  const refusal = refusalText(changing.error ?? taking.error);
  const failure = state.kind === 'failed' || state.kind === 'paused' ? state.message : null;
  return (
    <li aria-label={name} className="grid gap-2 px-3 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            {isChosen && (
              <Badge tone="ok" dot>
                In use
              </Badge>
            )}
          </p>
          <p className="text-xs text-ink-2 tabular-nums">{describeLocalModel(model)}</p>
        </div>
        <LocalModelButtons
          model={model}
          mayChange={mayChange}
          isChosen={isChosen}
          changing={changing}
          taking={taking}
        />
      </div>
      {isPartial && <DownloadProgress name={name} state={state} />}
      {running?.id === id && <p className="text-xs text-ink-2 tabular-nums">{describeRunning(running)}</p>}
      <FormProblem>{refusal ?? failure}</FormProblem>
      <LocalModelFacts model={model} />
    </li>
  );
}
