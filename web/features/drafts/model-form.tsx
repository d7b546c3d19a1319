import { useState } from 'react';
import { modelForm, type ModelChoice } from '#contract/drafts.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { useUnsaved } from '#web/lib/unsaved.ts';
import { findSchemaFaults, useSubmit } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SelectField } from '#web/ui/fields.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import {
  useModelChoice,
  useSaveModelChoice,
  useTryAndSaveModel,
  useTestModelChoice,
} from './drafts.queries.ts';
import {
  toFields,
  isSameConnection,
  LOCAL_CHOICE,
  toModelBody,
  type ModelFields,
  PROVIDER_CHOICES,
} from './model-fields.ts';
import { nameModel } from './describe-finder.ts';
import { ModelConnection } from './model-connection.tsx';
import { ModelOutcome, type Outcome } from './model-outcome.tsx';
import { ModelUsage } from './model-usage.tsx';
import { ModelOptions } from './model-options.tsx';

export function ModelSettings() {
  const query = useModelChoice();
  if (query.data) return <ModelForm choice={query.data} />;
  return <Waiting query={query} rows={3} text="Loading model settings..." />;
}

function ModelForm({ choice }: { choice: ModelChoice }) {
  const save = useSaveModelChoice();
  const take = useTryAndSaveModel();
  const test = useTestModelChoice();
  const [fields, setFields] = useState(() => toFields(choice));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { ref, fields: faults, problem, pending, attempt } = useSubmit();
  useUnsaved('Your writing model', JSON.stringify(fields) !== JSON.stringify(toFields(choice)));
  const isBuiltIn = fields.provider === 'builtin';
  const isSaving = save.isPending || take.isPending;

  const change = (changed: Partial<typeof fields>) => {
    setFields({ ...fields, ...changed });
    setOutcome(null);
  };

  /** Saving and testing send the same body. */
  function submit(values: ModelFields, send: (body: ReturnType<typeof toModelBody>) => Promise<void>) {
    if (pending) return;
    setOutcome(null);
    const body = toModelBody(values);
    void attempt(findSchemaFaults(modelForm, body), () => send(body));
  }
  function tellSaved(saved: ModelChoice) {
    setFields(toFields(saved));
    showToast({ title: 'Saved', description: 'Your writing model has been updated' });
  }
  const keepAsItIs = () => submit(fields, async (body) => tellSaved(await save.mutateAsync(body)));
  /** Tries a changed connection first. */
  function keep() {
    if (isSameConnection(fields, choice)) return keepAsItIs();
    submit(fields, async (body) => {
      const { message, draft, choice: saved } = await take.mutateAsync(body);
      setOutcome({ message, draft, ok: saved !== null, saved: saved ? 'now' : 'no', wasToSave: true });
      if (saved) tellSaved(saved);
    });
  }
  const tryOut = (values = fields) =>
    submit(values, async (body) => {
      const tested = await test.mutateAsync(body);
      setOutcome({ ...tested, saved: isSameConnection(values, choice) ? 'before' : 'no', wasToSave: false });
    });

  return (
    <ModelOptions
      choice={choice}
      onTaken={(taken) => {
        setFields(toFields(taken));
        setOutcome(null);
      }}
    >
      <form
        ref={ref}
        aria-label="Writing model"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <SelectField
          label="Provider"
          labelHidden
          options={choice.provider === 'local' ? [...PROVIDER_CHOICES, LOCAL_CHOICE] : PROVIDER_CHOICES}
          value={fields.provider}
          hint={[hintOf(fields), describeSource(fields, choice)].filter(Boolean).join(' ')}
          error={faults['provider']}
          onChange={(provider) =>
            change(
              provider === 'local'
                ? toFields(choice)
                : { provider, model: '', baseUrl: '', apiKey: '', removesKey: false },
            )
          }
        />
        {!isBuiltIn && (
          <ModelConnection
            choice={choice}
            fields={fields}
            faults={faults}
            onChange={change}
            onPasteKey={(apiKey) => {
              const pasted = { ...fields, apiKey };
              setFields(pasted);
              if (pasted.model.trim()) tryOut(pasted);
            }}
          />
        )}
        {(!isBuiltIn || choice.usedTokens > 0) && <ModelUsage choice={choice} />}
        <FormProblem>{problem}</FormProblem>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            type="submit"
            kind="primary"
            pending={isSaving}
            disabled={test.isPending}
            pendingLabel={isSameConnection(fields, choice) ? 'Saving...' : 'Trying it...'}
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
    </ModelOptions>
  );
}

function describeSource(fields: ModelFields, choice: ModelChoice): string | null {
  if (choice.source !== 'installation') return null;
  return isSameConnection(fields, choice)
    ? 'This is the server’s default.'
    : 'The server’s default is used until you save this.';
}

function hintOf({ provider, model }: ModelFields): string {
  switch (provider) {
    case 'builtin':
      return 'Runs on this server. Free, without a key.';
    case 'openai-compatible':
      return 'Ollama, LM Studio, vLLM, llama.cpp, OpenRouter and others.';
    case 'local':
      return `${nameModel(model)}, chosen above.`;
    default:
      return 'The provider gets your text and bills you per token.';
  }
}
