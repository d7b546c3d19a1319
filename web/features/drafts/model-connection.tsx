import { useId } from 'react';
import type { ModelChoice } from '#contract/drafts.ts';
import { TextField } from '#web/ui/fields.tsx';
import { knownModels, type ModelFields } from './model-fields.ts';
import { ModelKey } from './model-key.tsx';

type ModelConnectionProps = {
  choice: ModelChoice;
  fields: ModelFields;
  faults: Readonly<Record<string, string>>;
  onChange: (changed: Partial<ModelFields>) => void;
  /** Called instead of `onChange` for a pasted key. */
  onPasteKey: (apiKey: string) => void;
};

export function ModelConnection({ choice, fields, faults, onChange, onPasteKey }: ModelConnectionProps) {
  const names = useId();
  const isServer = fields.provider === 'openai-compatible';
  return (
    <>
      {fields.provider !== 'local' && (
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
              onChange={(event) => onChange({ model: event.target.value })}
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
              onChange={(event) => onChange({ baseUrl: event.target.value })}
            />
          </div>
          <ModelKey
            isStored={choice.hasKey && choice.provider === fields.provider}
            source={choice.source}
            fields={fields}
            error={faults['apiKey']}
            onChange={onChange}
            onPaste={onPasteKey}
          />
        </>
      )}
      <TextField
        label="Monthly limit"
        aside="tokens, optional"
        hint="Once reached, the model isn’t used until next month."
        inputMode="numeric"
        value={fields.cap}
        error={faults['monthlyTokenCap']}
        onChange={(event) => onChange({ cap: event.target.value })}
      />
    </>
  );
}
