import { useId } from 'react';

type Option<Value extends string> = { value: Value; label: string; text?: string };
type RadioCardsProps<Value extends string> = {
  legend: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  hint?: string | undefined;
  disabled?: boolean;
};

/** Radio buttons as cards: stacked if they have descriptions, otherwise in a row. */
export function RadioCards<Value extends string>({
  legend,
  value,
  options,
  onChange,
  hint,
  disabled = false,
}: RadioCardsProps<Value>) {
  const id = useId();
  const inRows = options.some(({ text }) => text);
  return (
    <fieldset disabled={disabled} aria-describedby={hint && `${id}-note`} className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div
        className={`flex overflow-hidden rounded-md border border-line-strong ${inRows ? 'flex-col divide-y' : 'divide-x'}`}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={
              'relative flex min-h-9 cursor-pointer items-center gap-3 px-3 py-1.5 has-checked:bg-accent-soft ' +
              'has-focus-visible:z-10 has-focus-visible:rounded-sm has-focus-visible:outline-2 ' +
              'has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent-ink ' +
              'has-disabled:cursor-default has-disabled:opacity-60 touch:min-h-11 ' +
              (inRows ? '' : 'flex-auto justify-center px-2 text-center')
            }
          >
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.text && `${id}-${option.value}-text`}
              onChange={() => onChange(option.value)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {inRows && (
              <span
                aria-hidden="true"
                className={
                  'size-4 shrink-0 rounded-full border border-line-strong bg-surface peer-checked:border-5 ' +
                  'peer-checked:border-accent peer-checked:bg-on-accent'
                }
              />
            )}
            <span className="min-w-0">
              <span
                id={`${id}-${option.value}`}
                className={`block text-sm font-medium ${option.value === value ? '' : 'text-ink-2'}`}
              >
                {option.label}
              </span>
              {option.text && (
                <span id={`${id}-${option.value}-text`} className="block text-xs text-ink-2">
                  {option.text}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-note`} className="mt-1.5 text-sm text-ink-3">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
