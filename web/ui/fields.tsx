import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldNotes, inputStyle, lineStyle } from './field.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & FieldNotes;

export const TextField = ({ label, labelHidden, hint, error, aside, ...input }: TextFieldProps) => (
  <Field {...{ label, labelHidden, hint, error, aside }}>
    {(field) => (
      <input
        {...input}
        {...field}
        className={`${lineStyle} read-only:border-line read-only:bg-sunken read-only:text-ink-2`}
      />
    )}
  </Field>
);

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> &
  FieldNotes & {
    /** Grows with its text instead of being resized by hand. */
    grows?: boolean;
  };

export const TextArea = ({ label, labelHidden, hint, error, aside, grows, ...input }: TextAreaProps) => (
  <Field {...{ label, labelHidden, hint, error, aside }}>
    {(field) => (
      <textarea
        {...input}
        {...field}
        className={`${inputStyle} block ${grows ? 'field-sizing-content resize-none py-1.5 touch:py-2.5' : 'resize-y py-2'}`}
      />
    )}
  </Field>
);

type SelectFieldProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'id' | 'className' | 'value' | 'onChange'
> &
  FieldNotes & {
    value: Value;
    options: readonly (readonly [value: Value, label: string])[];
    onChange: (value: Value) => void;
  };

/** A native select, which works best on phones. */
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

type CheckFieldProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

export const CheckField = ({ label, checked, onChange }: CheckFieldProps) => (
  <label className="flex min-h-8 cursor-pointer items-center gap-2.5 text-sm touch:min-h-11">
    <input
      type="checkbox"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      className="size-4 shrink-0 accent-accent"
    />
    {label}
  </label>
);
