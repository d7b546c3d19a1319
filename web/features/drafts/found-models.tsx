import {
  MODEL_PROGRAMS,
  type FoundModel,
  type FoundServer,
  type ModelPlace,
} from '#contract/drafting/models.ts';
import type { ModelChoice } from '#contract/drafts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { describeModel, describeServer } from './describe-finder.ts';

type FoundModelsProps = {
  server: FoundServer;
  place: ModelPlace;
  choice: ModelChoice;
  /** The URL and name of the model that is being tried. */
  trying: string | null;
  onTake: (model: FoundModel) => void;
};

/** Lists the models of one program, or says why there are none. */
export function FoundModels({ server, place, choice, trying, onTake }: FoundModelsProps) {
  const { program, baseUrl, models } = server;
  if (models.length === 0)
    return <p className="text-sm text-ink-2 wrap-anywhere">{describeServer(server)}</p>;
  return (
    <div className="rounded-md border">
      <h3 className="rounded-t-md border-b bg-sunken px-3 py-1.5 text-sm font-medium">
        {MODEL_PROGRAMS[program]}
      </h3>
      <ul className="divide-y">
        {models.map((model) => {
          const isChosen = choice.baseUrl === baseUrl && choice.model === model.id;
          const detail = describeModel(model, place);
          return (
            <li key={model.id} className="flex items-center gap-3 px-3 py-2">
              <div className="min-w-0 flex-1">
                <p className="text-sm font-medium wrap-anywhere">{model.id}</p>
                {detail && <p className="text-xs text-ink-2 tabular-nums">{detail}</p>}
              </div>
              {isChosen && (
                <Badge tone="ok" dot>
                  In use
                </Badge>
              )}
              <Button
                aria-label={`${isChosen ? 'Test' : 'Use'} ${model.id}`}
                pending={trying === `${baseUrl} ${model.id}`}
                pendingLabel="Trying..."
                onClick={() => onTake(model)}
              >
                {isChosen ? 'Test' : 'Use'}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
