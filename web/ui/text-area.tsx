import type { ComponentProps } from 'react';
import { Field, inputStyle, type FieldNotes } from './field.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & FieldNotes;

export const TextArea = ({ label, hint, error, aside, ...input }: TextAreaProps) => (
  <Field {...{ label, hint, error, aside }}>
    {(field) => <textarea {...input} {...field} className={`${inputStyle} block resize-y py-2`} />}
  </Field>
);
