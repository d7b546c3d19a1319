import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from './button.tsx';
import { Field, lineStyle } from './field.tsx';

type ChipFieldProps = {
  label: string;
  chips: readonly string[];
  onChange: (chips: string[]) => void;
  text: string;
  onText: (text: string) => void;
  /** Called to turn the typed text into chips. */
  onAdd: () => void;
  placeholder: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Formats a chip, such as with "r/" in front. */
  write?: (chip: string) => string;
  maxLength?: number;
};

const asIs = (chip: string) => chip;

/** A field for a list of entries, added one by one or separated by commas. */
export function ChipField({
  label,
  chips,
  onChange,
  text,
  onText,
  onAdd,
  placeholder,
  hint,
  error,
  write = asIs,
  maxLength,
}: ChipFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const add = () => {
    onAdd();
    input.current?.focus();
  };
  const removeLast = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && text === '' && chips.length > 0) onChange(chips.slice(0, -1));
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label={label} hint={hint} error={error}>
        {(field) => (
          <span className="flex gap-2">
            <input
              ref={input}
              {...field}
              value={text}
              maxLength={maxLength}
              placeholder={placeholder}
              autoComplete="off"
              autoCapitalize="none"
              onChange={(event) => onText(event.target.value)}
              onKeyDown={removeLast}
              className={lineStyle}
            />
            <Button
              size="field"
              icon={<Plus aria-hidden="true" />}
              aria-label={`Add to ${label}`}
              onClick={add}
            >
              Add
            </Button>
          </span>
        )}
      </Field>
      {chips.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-1.5">
          {chips.map((chip) => (
            <li
              key={chip}
              className="flex max-w-full items-center rounded-full border bg-sunken pl-2.5 text-sm"
            >
              <span className="truncate">{write(chip)}</span>
              <button
                type="button"
                aria-label={`Remove ${write(chip)}`}
                onClick={() => {
                  onChange(chips.filter((other) => other !== chip));
                  input.current?.focus();
                }}
                className="grid size-6 shrink-0 place-items-center rounded-full text-ink-3 hover:text-ink touch:size-11"
              >
                <X className="size-3.5" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
