import { Search } from 'lucide-react';
import { useState } from 'react';
import type { ModelChoice } from '#contract/drafts.ts';
import type { FoundModel, FoundServer } from '#contract/drafting/models.ts';
import { errorMessage } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { useFindModels, useTryAndSaveModel } from './drafts.queries.ts';
import { describeNoModels, MACHINES } from './describe-finder.ts';
import { FoundModels } from './found-models.tsx';

type ModelFinderProps = { choice: ModelChoice; onTaken?: (choice: ModelChoice) => void };

/** Finds models on the server's machine; a click tries one and saves it if it answers. */
export function ModelFinder({ choice, onTaken }: ModelFinderProps) {
  const finding = useFindModels();
  const taking = useTryAndSaveModel();
  const [wanted, setWanted] = useState<string | null>(null);
  const { localModels } = choice;
  const monthlyTokenCap = choice.source === 'workspace' ? choice.monthlyTokenCap : null;
  if (localModels === 'closed') return null;
  const machine = MACHINES[localModels];
  const found = finding.data;
  const count = found?.servers.reduce((sum, { models }) => sum + models.length, 0) ?? 0;

  function look() {
    taking.reset();
    finding.mutate();
  }
  async function take({ baseUrl }: FoundServer, { id }: FoundModel) {
    if (taking.isPending) return;
    setWanted(`${baseUrl} ${id}`);
    const input = {
      provider: 'openai-compatible',
      model: id,
      baseUrl,
      apiKey: null,
      monthlyTokenCap,
    } as const;
    const taken = await taking.mutateAsync(input).catch(() => null);
    if (taken?.choice) onTaken?.(taken.choice);
  }
  const failure = taking.error
    ? errorMessage(taking.error)
    : taking.data && !taking.data.choice
      ? taking.data.message
      : null;

  return (
    <section aria-label={`Models on ${machine}`} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          icon={<Search aria-hidden="true" />}
          pending={finding.isPending}
          pendingLabel="Looking..."
          onClick={look}
        >
          Look for models on {machine}
        </Button>
        <output className="min-w-0 text-sm text-ink-2">
          {found && (count === 0 ? `No models found on ${machine}.` : `${count} found.`)}
        </output>
      </div>
      <FormProblem>{finding.error && errorMessage(finding.error)}</FormProblem>
      {found && (
        <>
          {found.servers.map((server) => (
            <FoundModels
              key={server.program}
              server={server}
              place={found.place}
              choice={choice}
              trying={taking.isPending ? wanted : null}
              onTake={(model) => void take(server, model)}
            />
          ))}
          {count === 0 && <p className="text-sm text-ink-2">{describeNoModels(found.place)}</p>}
        </>
      )}
      <FormProblem>{failure && `Not saved. ${failure}`}</FormProblem>
      <output className="text-sm text-ok empty:hidden">
        {taking.data?.choice && `${taking.data.message} Saved: it writes your drafts from now on.`}
      </output>
    </section>
  );
}
