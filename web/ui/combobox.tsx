import { Check, ChevronDown } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Field, lineStyle, type FieldNotes } from './field.tsx';

type ComboboxProps = FieldNotes & {
  value: string;
  onChange: (value: string) => void;
  options: readonly string[];
  /** A prefix shown before every name, in the list and in the field. */
  prefix: string;
  placeholder: string;
};

/** Compares names ignoring case. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase();
const isLike = (option: string, text: string) => option.toLowerCase().includes(text.trim().toLowerCase());

/** A field that suggests values from a list and accepts any other. */
export function Combobox({ value, onChange, options, prefix, placeholder, ...notes }: ComboboxProps) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // Opening the list shows every name; only typing narrows it.
  const [isNarrowed, setNarrowed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const shown = isNarrowed ? options.filter((option) => isLike(option, value)) : options;
  const isOpen = open && shown.length > 0;
  const current = isOpen ? shown[active] : undefined;

  const show = () => {
    setOpen(true);
    setNarrowed(false);
    setActive(options.findIndex((option) => isSame(option, value)));
  };
  const choose = (option: string) => {
    onChange(option);
    setOpen(false);
    input.current?.focus();
  };
  const type = (text: string) => {
    onChange(text);
    setOpen(true);
    setNarrowed(true);
    setActive(-1);
  };

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !event.altKey) {
      event.preventDefault();
      if (isOpen) setActive((active + step + shown.length) % shown.length);
      else show();
    } else if (event.key === 'Enter' && current && !(event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      choose(current);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // While the list is open, Enter only chooses the name.
      if (!open || event.ctrlKey || event.metaKey) input.current?.form?.requestSubmit();
      setOpen(false);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
  }

  return (
    <Field {...notes}>
      {(field) => (
        <div className="relative">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-base text-ink-3 touch:text-lg"
          >
            {prefix}
          </span>
          <input
            {...field}
            ref={input}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={`${field.id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={current && `${field.id}-${current}`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder}
            value={value}
            className={`${lineStyle} pr-9 pl-7 touch:pl-8`}
            onChange={(event) => type(event.target.value)}
            onClick={show}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
          />
          <ChevronDown
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3"
            aria-hidden="true"
          />
          <div
            id={`${field.id}-list`}
            role="listbox"
            aria-label="Suggestions"
            hidden={!isOpen}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-md bg-surface p-1 shadow-floating"
            // Keep the focus in the field, or the list would close before the click.
            onPointerDown={(event) => event.preventDefault()}
          >
            {shown.map((option, index) => (
              // The keyboard works through the field, as the combobox pattern requires.
              <div
                key={option}
                id={`${field.id}-${option}`}
                role="option"
                aria-selected={isSame(option, value)}
                tabIndex={-1}
                onClick={() => choose(option)}
                onKeyDown={onKeyDown}
                onPointerMove={() => setActive(index)}
                className={
                  'flex h-8 cursor-pointer items-center justify-between rounded-sm px-2 text-base touch:h-11 ' +
                  (index === active ? 'bg-accent-soft' : '')
                }
              >
                {prefix}
                {option}
                {isSame(option, value) && (
                  <Check className="ml-auto size-4 text-accent-ink" aria-hidden="true" />
                )}
              </div>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
