import { useState } from 'react';
import { modelForm, type ModelChoice } from '#contract/drafts.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { faultsOf, useSubmit } from '#web/lib/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { Waiting } from '#web/ui/waiting.tsx';
import { useModelChoice, useSaveModelChoice, useTestModelChoice } from './drafts.queries.ts';
import { fieldsOf, modelBody, PROVIDER_CHOICES } from './model-fields.ts';
import { ModelKey } from './model-key.tsx';
import { ModelUsage } from './model-usage.tsx';

export function ModelSettings() {
  const query = useModelChoice();
  if (query.data) return <ModelForm choice={query.data} />;
  return <Waiting query={query} rows={3} text="Loading model settings..." />;
}

function ModelForm({ choice }: { choice: ModelChoice }) {
  const save = useSaveModelChoice();
  const test = useTestModelChoice();
  const [fields, setFields] = useState(() => fieldsOf(choice));
  const { ref, fields: faults, problem, pending, attempt } = useSubmit();
  const isBuiltIn = fields.provider === 'builtin';
  const isServer = fields.provider === 'openai-compatible';

  const change = (changed: Partial<typeof fields>) => {
    setFields({ ...fields, ...changed });
    test.reset();
  };

  /** Saving and testing send the same body. */
  function submit(send: (body: ReturnType<typeof modelBody>) => Promise<void>) {
    if (pending) return;
    test.reset();
    const body = modelBody(fields);
    void attempt(faultsOf(modelForm, body), () => send(body));
  }
  const keep = () =>
    submit(async (body) => {
      setFields(fieldsOf(await save.mutateAsync(body)));
      showToast({ title: 'Saved', description: 'Your writing model has been updated' });
    });

  return (
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
            ? 'Writes from your topic and website, on this server. It needs no key and costs nothing.'
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
              value={fields.model}
              error={faults['model']}
              onChange={(event) => change({ model: event.target.value })}
            />
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
          />
          <TextField
            label="Monthly limit"
            aside="tokens, optional"
            hint="When it is reached, nothing more is asked of the model until the next month."
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
          Chosen by whoever runs this server. What you save here holds for your workspace instead.
        </p>
      )}
      <FormProblem>{problem}</FormProblem>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          kind="primary"
          pending={save.isPending}
          disabled={test.isPending}
          pendingLabel="Saving..."
        >
          Save model
        </Button>
        <Button
          pending={test.isPending}
          disabled={save.isPending}
          pendingLabel="Testing..."
          onClick={() =>
            submit(async (body) => {
              await test.mutateAsync(body);
            })
          }
        >
          Test
        </Button>
        <output className={`min-w-0 text-sm wrap-anywhere ${test.data?.ok ? 'text-ok' : 'text-bad'}`}>
          {test.data?.message}
        </output>
      </div>
    </form>
  );
}
