import { type ReactNode, useState } from 'react';
import type { LocalModelList } from '#contract/drafting/local-models.ts';
import type { ModelChoice } from '#contract/drafts.ts';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { LoadError } from '#web/ui/waiting.tsx';
import { ModelOption } from '../model-option.tsx';
import { describeMachine } from './describe-local-model.ts';
import { LocalModelRow } from './local-model-row.tsx';
import { useLocalModels } from './local-models.queries.ts';
import { RuntimeState } from './runtime-state.tsx';

type LocalModelsProps = { choice: ModelChoice; onTaken: (choice: ModelChoice) => void };

const TERMS = 'Your text stays on this server. Free.';

/**
 * Lists models that this server downloads and runs itself. The owner sees all of them, other users only those that are ready.
 */
export function LocalModels(props: LocalModelsProps) {
  const { data: list, error, isFetching, refetch } = useLocalModels();
  if (!list)
    return (
      error && (
        <ModelOption title="On this server" terms={TERMS}>
          <LoadError error={error} pending={isFetching} onRetry={() => void refetch()} />
        </ModelOption>
      )
    );
  const { isOffered, mayChange, models, problem } = list;
  const shown = mayChange ? models : models.filter(({ state }) => state.kind === 'ready');
  if (!isOffered || (!mayChange && shown.length === 0)) return null;
  return (
    <ModelOption title={mayChange ? 'Get a model' : 'On this server'} terms={TERMS}>
      <FormProblem>{problem}</FormProblem>
      <Fold isFolded={mayChange} isOpen={models.some(({ state }) => state.kind !== 'absent')}>
        {shown.length > 0 && (
          <ul className="divide-y rounded-md border">
            {shown.map((model) => (
              <LocalModelRow key={model.id} model={model} list={list} {...props} />
            ))}
          </ul>
        )}
        {mayChange && <ServerFacts list={list} />}
      </Fold>
    </ModelOption>
  );
}

type FoldProps = { isFolded: boolean; isOpen: boolean; children: ReactNode };

/** Folds the list unless a model is here or on its way. Afterwards only the user folds it. */
function Fold({ isFolded, isOpen, children }: FoldProps) {
  const [startsOpen] = useState(isOpen);
  if (!isFolded) return children;
  return (
    <details open={startsOpen}>
      <summary className="cursor-pointer text-sm">Choose one</summary>
      <div className="mt-3 grid gap-3">{children}</div>
    </details>
  );
}

const ServerFacts = ({ list }: { list: LocalModelList }) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 text-sm text-ink-2 tabular-nums">
    {list.machine && (
      <>
        <dt>This machine</dt>
        <dd>{describeMachine(list.machine)}</dd>
      </>
    )}
    <dt>Your files</dt>
    <dd className="min-w-0 wrap-anywhere">Put model files of your own (GGUF) into DATA_DIR/models/own.</dd>
    <dt>Runtime</dt>
    <dd className="min-w-0">
      <RuntimeState list={list} />
    </dd>
  </dl>
);
