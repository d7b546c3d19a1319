import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, lineStyle, type FieldNotes } from './field.tsx';

type SelectFieldProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'id' | 'className' | 'value' | 'onChange'
> &
  FieldNotes & {
    value: Value;
    options: readonly (readonly [value: Value, label: string])[];
    onChange: (value: Value) => void;
  };

/** The system's own list, which is the best one on a phone. */
export const SelectField = <Value extends string>({
  label,
  labelHidden,
  hint,
  error,
  aside,
  options,
  onChange,
  ...select
}: SelectFieldProps<Value>) => (
  <Field {...{ label, labelHidden, hint, error, aside }}>
    {(field) => (
      <span className="relative block">
        <select
          {...select}
          {...field}
          className={`${lineStyle} appearance-none pr-9`}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3"
          aria-hidden="true"
        />
      </span>
    )}
  </Field>
);
