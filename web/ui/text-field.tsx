import type { ComponentProps } from 'react';
import { Field, lineStyle, type FieldNotes } from './field.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & FieldNotes;

export const TextField = ({ label, hint, error, aside, ...input }: TextFieldProps) => (
  <Field {...{ label, hint, error, aside }}>
    {(field) => <input {...input} {...field} className={lineStyle} />}
  </Field>
);
