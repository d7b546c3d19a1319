import type { LocalModelList } from '#contract/drafting/local-models.ts';
import { refusalText } from '#web/lib/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { describeRuntime } from './describe-local-model.ts';
import { useChangeLocalModel } from './local-models.queries.ts';

/** The runtime's state. Offers to install it again if it is missing although a model is ready. */
export function RuntimeState({ list: { runtime, models } }: { list: LocalModelList }) {
  const change = useChangeLocalModel();
  const ready = models.find(({ state }) => state.kind === 'ready');
  const isMissing = runtime.kind === 'absent' || runtime.kind === 'failed';
  const words = describeRuntime(runtime);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {runtime.kind === 'failed' ? <FormProblem>{words}</FormProblem> : <span>{words}</span>}
      {isMissing && ready && (
        <Button
          pending={change.isPending}
          onClick={() => change.mutate({ change: 'download', model: ready })}
        >
          Install runtime
        </Button>
      )}
      <FormProblem>{refusalText(change.error)}</FormProblem>
    </div>
  );
}
