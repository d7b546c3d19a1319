import type { ComponentProps } from 'react';
import { Field, lineStyle, type FieldNotes } from './field.tsx';

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
