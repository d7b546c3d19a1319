import { useId, useState } from 'react';
import { modelForm, type ModelChoice } from '#contract/drafts.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { faultsOf, useSubmit } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { useModelChoice, useSaveModelChoice, useTakeModel, useTestModelChoice } from './drafts.queries.ts';
import {
  fieldsOf,
  isConnectedAs,
  knownModels,
  modelBody,
  type ModelFields,
  PROVIDER_CHOICES,
} from './model-fields.ts';
import { ModelFinder } from './model-finder.tsx';
import { ModelKey } from './model-key.tsx';
import { ModelOutcome, type Outcome } from './model-outcome.tsx';
import { ModelUsage } from './model-usage.tsx';

export function ModelSettings() {
  const query = useModelChoice();
  if (query.data) return <ModelForm choice={query.data} />;
  return <Waiting query={query} rows={3} text="Loading model settings..." />;
}

function ModelForm({ choice }: { choice: ModelChoice }) {
  const save = useSaveModelChoice();
  const take = useTakeModel();
  const test = useTestModelChoice();
  const [fields, setFields] = useState(() => fieldsOf(choice));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { ref, fields: faults, problem, pending, attempt } = useSubmit();
  const names = useId();
  useUnsaved('Your writing model', JSON.stringify(fields) !== JSON.stringify(fieldsOf(choice)));
  const isBuiltIn = fields.provider === 'builtin';
  const isServer = fields.provider === 'openai-compatible';
  const isSaving = save.isPending || take.isPending;

  const change = (changed: Partial<typeof fields>) => {
    setFields({ ...fields, ...changed });
    setOutcome(null);
  };

  /** Saving and testing send the same body. */
  function submit(values: ModelFields, send: (body: ReturnType<typeof modelBody>) => Promise<void>) {
    if (pending) return;
    setOutcome(null);
    const body = modelBody(values);
    void attempt(faultsOf(modelForm, body), () => send(body));
  }
  function tellSaved(saved: ModelChoice) {
    setFields(fieldsOf(saved));
    showToast({ title: 'Saved', description: 'Your writing model has been updated' });
  }
  const keepAsItIs = () => submit(fields, async (body) => tellSaved(await save.mutateAsync(body)));
  /** What is new about the connection is tried first. */
  function keep() {
    if (isConnectedAs(fields, choice)) return keepAsItIs();
    submit(fields, async (body) => {
      const { message, draft, choice: saved } = await take.mutateAsync(body);
      setOutcome({ message, draft, ok: saved !== null, saved: saved ? 'now' : 'no', wasToSave: true });
      if (saved) tellSaved(saved);
    });
  }
  const tryOut = (values = fields) =>
    submit(values, async (body) => {
      const tested = await test.mutateAsync(body);
      setOutcome({ ...tested, saved: isConnectedAs(values, choice) ? 'before' : 'no', wasToSave: false });
    });

  return (
    <>
      <div className="border-b p-4 empty:hidden">
        <ModelFinder
          choice={choice}
          onTaken={(taken) => {
            setFields(fieldsOf(taken));
            setOutcome(null);
          }}
        />
      </div>
      <form
        ref={ref}
        aria-label="Writing model"
        noValidate
        className="grid gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <SelectField
          label="Provider"
          options={PROVIDER_CHOICES}
          value={fields.provider}
          hint={
            isBuiltIn
              ? 'Writes from your topic, your answers and your website, on this server. It needs no key and costs nothing.'
              : isServer
                ? 'Ollama, LM Studio, vLLM, llama.cpp, OpenRouter and others.'
                : undefined
          }
          error={faults['provider']}
          onChange={(provider) => change({ provider, model: '', baseUrl: '', apiKey: '', removesKey: false })}
        />
        {!isBuiltIn && (
          <>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <TextField
                label="Model"
                hint="Its name, as the provider spells it."
                autoCapitalize="none"
                spellCheck={false}
                list={names}
                value={fields.model}
                error={faults['model']}
                onChange={(event) => change({ model: event.target.value })}
              />
              <datalist id={names}>
                {knownModels(fields.provider).map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </datalist>
              <TextField
                label="Base URL"
                aside={isServer ? undefined : 'optional'}
                hint={isServer ? undefined : 'Only for a gateway of your own.'}
                inputMode="url"
                autoCapitalize="none"
                placeholder={isServer ? 'http://localhost:11434/v1' : 'https://'}
                value={fields.baseUrl}
                error={faults['baseUrl']}
                onChange={(event) => change({ baseUrl: event.target.value })}
              />
            </div>
            <ModelKey
              isStored={choice.hasKey && choice.provider === fields.provider}
              source={choice.source}
              fields={fields}
              error={faults['apiKey']}
              onChange={change}
              onPaste={(apiKey) => {
                const pasted = { ...fields, apiKey };
                setFields(pasted);
                if (pasted.model.trim()) tryOut(pasted);
              }}
            />
            <TextField
              label="Monthly limit"
              aside="tokens, optional"
              hint="Once reached, the model isn’t used until next month."
              inputMode="numeric"
              value={fields.cap}
              error={faults['monthlyTokenCap']}
              onChange={(event) => change({ cap: event.target.value })}
            />
          </>
        )}
        {(!isBuiltIn || choice.usedTokens > 0) && <ModelUsage choice={choice} />}
        {choice.source === 'installation' && (
          <p className="text-sm text-ink-2">
            {isConnectedAs(fields, choice)
              ? 'This is the server’s default. What you save here applies to your workspace.'
              : 'The server’s default is used until you save this for your workspace.'}
          </p>
        )}
        <FormProblem>{problem}</FormProblem>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            type="submit"
            kind="primary"
            pending={isSaving}
            disabled={test.isPending}
            pendingLabel={isConnectedAs(fields, choice) ? 'Saving...' : 'Trying it...'}
          >
            Save model
          </Button>
          <Button
            pending={test.isPending}
            disabled={isSaving}
            pendingLabel="Testing..."
            onClick={() => tryOut()}
          >
            Test
          </Button>
          <ModelOutcome outcome={outcome} onSaveAnyway={keepAsItIs} />
        </div>
      </form>
    </>
  );
}
