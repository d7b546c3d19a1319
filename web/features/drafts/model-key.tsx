import type { ModelChoice } from '#contract/drafts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import type { ModelFields } from './model-fields.ts';

type ModelKeyProps = {
  isStored: boolean;
  source: ModelChoice['source'];
  fields: ModelFields;
  error: string | undefined;
  onChange: (change: Partial<ModelFields>) => void;
  /** Called instead of `onChange` for a pasted key, which is complete. */
  onPaste: (apiKey: string) => void;
};

/** Shows only that a key is stored, never the key itself. */
export function ModelKey({
  isStored,
  source,
  fields: { apiKey, removesKey, model },
  error,
  onChange,
  onPaste,
}: ModelKeyProps) {
  const keeps = isStored && !removesKey;
  return (
    <div className="flex gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label="API key"
          aside={keeps ? (source === 'workspace' ? 'stored' : 'set by this server') : undefined}
          hint={
            removesKey
              ? 'The stored key is forgotten when you save.'
              : keeps
                ? 'Leave it empty to keep the one that is stored.'
                : `${model.trim() ? 'Tried' : 'With a model above, it is tried'} as soon as it is pasted. ` +
                  'Encrypted. Never shown again.'
          }
          type="password"
          autoComplete="off"
          placeholder={keeps ? '••••••••••••' : ''}
          value={apiKey}
          error={error}
          onChange={({ nativeEvent, target: { value } }) => {
            const isPasted = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste';
            if (isPasted && value) onPaste(value);
            else onChange({ apiKey: value });
          }}
        />
      </div>
      {isStored && source === 'workspace' && (
        <div className="self-start pt-6.5">
          <Button
            size="field"
            aria-label={removesKey ? 'Keep it, the stored key' : 'Remove the stored key'}
            onClick={() => onChange({ removesKey: !removesKey })}
          >
            {removesKey ? 'Keep it' : 'Remove'}
          </Button>
        </div>
      )}
    </div>
  );
}
