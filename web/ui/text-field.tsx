import type { ComponentProps } from 'react';
import { Field, inputStyle, lineStyle, type FieldNotes } from './field.tsx';

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
